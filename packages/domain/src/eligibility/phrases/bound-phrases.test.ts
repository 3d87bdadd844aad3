import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readEligibility } from "../reading/read-eligibility.ts";
import { readFacts } from "../reading/read-facts.ts";

/** Who may apply, of a text in short: "residence only ES". */
const tell = (text: string) =>
  readFacts("", text)
    .filter(({ kind }) => kind === "residence" || kind === "workAuthorization")
    .map(({ kind, verdict, countries, regions }) => [kind, verdict, ...regions, ...countries].join(" "));

describe("a place that binds who applies is", () => {
  it.each([
    ["Si vous n'habitez pas en Belgique, nous ne pourrons pas étudier votre dossier.", "BE"],
    ["Si no resides en Chile, lamentablemente no podremos avanzar.", "CL"],
    ["Se você não reside em Angola, infelizmente não conseguiremos contratar.", "AO"],
    ["Wenn du nicht in Österreich wohnst, können wir dich leider nicht anstellen.", "AT"],
    ["Homeoffice gern, aber bitte aus Österreich.", "AT"],
    ["À distance, mais depuis la Belgique.", "BE"],
    ["Steuerlicher Wohnsitz: Österreich", "AT"],
    ["Résidence fiscale : Belgique", "BE"],
    ["Residencia fiscal: Chile", "CL"],
    ["Deine Heimat ist Kenia oder Ghana.", "GH KE"],
    ["La búsqueda es exclusiva para Uruguay.", "UY"],
    ["Poste accessible depuis toute la Belgique.", "BE"],
    ["Trabalhará de casa, em Moçambique, e nunca vem ao escritório.", "MZ"],
    ["Temos empresas em Angola e no Brasil e você precisa morar em um desses países.", "AO BR"],
    ["Nous avons des filiales au Canada et en Suisse, et vous devez habiter l'un de ces deux pays.", "CA CH"],
    ["Du wohnst in Österreich und betreust unsere Kunden in Peru.", "AT"],
    ["Vous habitez la Suisse romande.", "CH"],
    ["Vaga para residentes no estado de São Paulo.", "BR"],
    ["Télétravail n'importe où dans l'Hexagone.", "FR"],
    ["Trabalhe de qualquer cidade angolana.", "AO"],
    ["Trabajo en todo el territorio chileno.", "CL"],
    ["Bewerbungen von außerhalb der Schweiz können wir nicht annehmen.", "CH"],
    ["In Kenia solltest du wohnen, mehr verlangen wir nicht.", "KE"],
    ["Nur für Einwohner der Schweiz.", "CH"],
    ["En Belgique, mais où vous voulez.", "BE"],
    ["Les candidatures hors Canada ne seront pas retenues.", "CA"],
    ["A sua casa deve ficar em Angola.", "AO"],
    ["Somente para residentes brasileiros.", "BR"],
    ["Dein Wohnort: Kenia.", "KE"],
    ["EU-Wohnsitz vorausgesetzt.", "eu"],
    ["Das Homeoffice muss sich in Kenia befinden.", "KE"],
    ["Ob Stadt oder Land, Hauptsache Kenia.", "KE"],
    ["Trabajo desde casa en Perú.", "PE"],
    ["Arbeitsort: schweizweit im Homeoffice.", "CH"],
    ["Du arbeitest aus Kenia heraus für unsere Kunden.", "KE"],
    ["Dein Arbeitsort ist innerhalb Österreichs frei wählbar.", "AT"],
    ["Wohnen musst du in Kenia; ein Umzug ist nicht nötig.", "KE"],
    ["Buscamos gente que ya esté viviendo en México.", "MX"],
    ["Your home must be in one of the 27 EU countries.", "eu"],
    ["You'll need to be living somewhere in the EU.", "eu"],
    ["You must be based in the States.", "US"],
  ])("the one named: %s", (text, places) => {
    const [first] = tell(text);
    expect(first?.replace("residence only ", "").split(" ").toSorted().join(" ")).toBe(places);
  });

  it.each([
    ["Tienes que vivir en el país.", "ES"],
    ["O trabalho é remoto, desde que seja realizado dentro do território nacional.", "BR"],
    ["Le télétravail s'effectue uniquement depuis le territoire national.", "FR"],
    ["Ein Wohnsitz im Inland ist erforderlich.", "DE"],
    ["Eine Beschäftigung im Ausland ist leider nicht möglich.", "DE"],
  ])("the posting's own where it is 'the country': %s", (text, country) => {
    const posting = { title: "", text, place: parsePlace(country), stated: country, jobTypes: [] };
    const facts = readEligibility(posting).facts.filter(({ source }) => source === "description");
    expect(facts).toMatchObject([{ kind: "residence", verdict: "only", countries: [country] }]);
  });

  it("the only one that the text names, where the field names none", () => {
    const read = (text: string) =>
      readEligibility({ title: "", text, place: parsePlace(""), stated: "", jobTypes: [] }).place.countries;
    expect(read("Debes residir en territorio nacional.\nSomos una cooperativa de Uruguay.")).toEqual(["UY"]);
    expect(read("Debes residir en territorio nacional.\nVendemos en Uruguay y Perú.")).toEqual([]);
  });
});

describe("no one who applies is bound", () => {
  it.each([
    ["Nous avons ouvert au Sénégal un centre de formation."],
    ["Wohnsitz in Kenia? Nicht nötig."],
    ["Si vous vivez en Suisse, venez nous voir au bureau."],
    ["Wenn du in Österreich wohnst, bekommst du eine Bahnkarte."],
    ["Nuestra red abarca todo el territorio nacional."],
    ["Trabajamos con cooperativas en el país."],
    ["Nos bénévoles travaillent sur tout le territoire national."],
    ["Im Inland arbeiten wir mit 200 Händlern zusammen."],
    ["Autorização para dirigir em território angolano."],
    ["Aucune obligation de vivre au Canada ou dans un autre pays."],
    ["Wenn du in München wohnst, kannst du ins Büro kommen."],
    ["Du musst nicht in München wohnen."],
    ["Unsere Kunden müssen in München wohnen."],
    ["Se você mora em São Paulo, temos um escritório."],
  ])("%s", (text) => {
    const posting = { title: "", text, place: parsePlace(""), stated: "", jobTypes: [] };
    expect(readEligibility(posting).place.countries).toEqual([]);
  });
});

it("the right to work in a member state is one of the Union", () => {
  expect(tell("Du hast das Recht, in einem Mitgliedstaat der Europäischen Union zu arbeiten.")).toEqual([
    "workAuthorization required eu",
  ]);
  expect(tell("Derecho a trabajar en alguno de los Estados miembros de la Unión Europea.")).toEqual([
    "workAuthorization required eu",
  ]);
});
