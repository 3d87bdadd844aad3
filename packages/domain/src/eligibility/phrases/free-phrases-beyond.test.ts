import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** Where a text says that people have to live, in short: "only DE", "open". */
const tell = (text: string) =>
  readFacts("", text)
    .filter(({ kind }) => kind === "residence")
    .map(({ verdict, countries, regions }) => [verdict, ...regions, ...countries].join(" "));

describe("where the reader may live outside what is named as well, nobody is bound to it", () => {
  it.each([
    "Home-Office, auch außerhalb der EU.",
    "Du arbeitest von zu Hause, auch außerhalb der Europäischen Union.",
    "Du kannst gern dauerhaft leben, auch außerhalb Europas.",
    "Dein Wohnort spielt für uns keine Rolle, auch außerhalb Europas.",
    "Télétravail, y compris hors de l'UE",
    "Vous travaillez depuis chez vous, y compris hors d'Europe.",
    "Puedes vivir también fuera de Europa.",
    "Puedes vivir dentro o fuera de España.",
    "Trabajas desde casa, también fuera de Europa.",
    "Você pode morar também fora da Europa.",
    "Trabalhe de casa, inclusive fora da Europa.",
  ])("%s", (text) => {
    expect(tell(text)).toEqual(["open"]);
  });

  it.each([
    "Du kannst in Deutschland wohnen oder auch außerhalb der EU.",
    "Vous pouvez résider en France, y compris hors d'Europe.",
    "Puedes residir en España o también fuera de Europa.",
    "Você pode residir em Portugal ou também fora da Europa.",
  ])("and the country that is named closes nothing: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});

describe("colleagues, projects and travel that are also elsewhere open nothing", () => {
  it.each([
    "Du arbeitest an Projekten auch außerhalb Europas.",
    "Standort: Remote, Projekte auch außerhalb der EU",
    "Einige von uns leben auch außerhalb der EU.",
    "Wir arbeiten mit Teams auch außerhalb der EU.",
    "Vous travaillez avec des équipes y compris hors de l'UE.",
    "Vous travaillez à domicile, avec des déplacements y compris hors d'Europe.",
    "Trabajarás en proyectos también fuera de Europa.",
    "Trabajas desde casa en proyectos también fuera de Europa.",
    "Trabajas desde casa y viajas también fuera de Europa.",
    "Trabalha com equipas também fora da Europa.",
  ])("%s", (text) => {
    expect(tell(text)).toEqual([]);
  });

  it.each([
    ["Du wohnst in Deutschland und reist gern auch außerhalb der EU.", "only DE"],
    ["Du wohnst in Deutschland. Wir arbeiten mit Teams auch außerhalb der EU.", "only DE"],
    ["Du wohnst in Österreich und arbeitest mit Teams auch außerhalb der EU.", "only AT"],
    ["Home-Office in Deutschland, Dienstreisen auch außerhalb der EU.", "only DE"],
    ["Du wohnst in Deutschland, auch außerhalb der EU hast du Ansprechpartner.", "only DE"],
    ["Debes residir en España y trabajarás con equipos también fuera de Europa.", "only ES"],
    ["Vous résidez en France et travaillez avec des équipes y compris hors d'Europe.", "only FR"],
    ["Télétravail en France, déplacements également hors d'Europe.", "only FR"],
    ["Você mora no Brasil e trabalha com equipes também fora da Europa.", "only BR"],
  ])("and take no stated country back: %s", (text, fact) => {
    expect(tell(text)).toEqual([fact]);
  });
});
