import { expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readEligibility } from "./read-eligibility.ts";

/** The countries and regions a posting for the world is open to, by its text. */
const open = (text: string) => {
  const posting = {
    title: "Editor",
    text,
    place: parsePlace("Worldwide"),
    stated: "Worldwide",
    jobTypes: [],
  };
  const { countries, regions } = readEligibility(posting).place;
  return [...regions, ...countries].toSorted().join(" ");
};

it.each([
  ["Open to Nigeria, Kenya and Ghana only.", "GH KE NG"],
  ["Open to India, Nepal and Sri Lanka only.", "IN LK NP"],
  ["This role is open to Nigeria, Kenya and Ghana only.", "GH KE NG"],
  ["Available in Peru, Chile or Bolivia only.", "BO CL PE"],
  ["Hiring in Spain, France, Italy and Portugal only.", "ES FR IT PT"],
  ["Open to: Kenya, Uganda and Rwanda only.", "KE RW UG"],
])("loses no place of a list: %s", (text, places) => {
  expect(open(text)).toBe(places);
});

it.each([
  ["É necessário residir em Portugal ou ter autorização de trabalho na União Europeia.", "PT eu"],
  ["You must live in the UK or have a work permit for the EU.", "GB eu"],
  ["Debes residir en España o tener permiso de trabajo en la Unión Europea.", "ES eu"],
  ["Vous devez résider en Suisse ou avoir le droit de travailler en France.", "CH FR"],
  ["Du musst in der Schweiz wohnen oder eine Arbeitserlaubnis für die EU haben.", "CH eu"],
])("is open to those who live there, or hold the permit: %s", (text, places) => {
  expect(open(text)).toBe(places);
});

it("asks for both where a sentence does", () => {
  expect(open("You must live in Portugal and have a work permit for the EU.")).toBe("PT");
});
