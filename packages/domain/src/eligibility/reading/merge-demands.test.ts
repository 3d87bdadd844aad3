import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readEligibility } from "./read-eligibility.ts";
import { readFacts } from "./read-facts.ts";

/** Where a text asks people to live, fact by fact: "PE CL". */
const tell = (text: string) =>
  readFacts("", text)
    .filter(({ kind, verdict }) => kind === "residence" && verdict === "only")
    .map(({ countries, regions }) => [...regions, ...countries].join(" "));

describe("a list of places is one demand, and its end is no other", () => {
  it.each([
    ["Location: Remote (Peru, Chile)", "PE CL"],
    ["Location: Remote (Kenya, Ghana, Egypt)", "KE GH EG"],
    ["Location: Kenya or Ghana (remote).", "KE GH"],
    ["Location: Kenya | Ghana | Egypt | Remote", "KE GH EG"],
    ["Candidates in Peru, Chile, and Bolivia only.", "PE CL BO"],
    ["Applicants from Kenya, Ghana or Egypt only", "KE GH EG"],
    ["Open to candidates in the UK, Ireland or Malta only.", "GB IE MT"],
    ["Open to candidates in Peru; Chile; Bolivia only.", "PE CL BO"],
    ["You must live in Peru; Chile; or Bolivia.", "PE CL BO"],
    ["Standort: Polen, Ungarn oder Kroatien (remote).", "PL HU HR"],
    ["We hire in:\n- Peru\n- Chile\n\nBenefits", "PE CL"],
    ["Open to:\nKenya\nGhana\n\nBenefits", "KE GH"],
    ["Wir stellen in folgenden Ländern ein: Polen, Ungarn.", "PL HU"],
    ["Nous recrutons dans les pays suivants : Maroc, Tunisie.", "MA TN"],
    ["Contratamos en los siguientes países: Perú, Chile.", "PE CL"],
    ["Contratamos nos seguintes países: Brasil, Angola.", "BR AO"],
  ])("%s", (text, places) => {
    expect(tell(text)).toEqual([places]);
  });

  it("but one of a list is a demand of its own where the sentence goes on to it", () => {
    expect(tell("We can hire in Peru and Chile only, but this job is Chile only.")).toContain("CL");
  });

  it("a semicolon before anything else than a name ends the list", () => {
    expect(tell("You must live in Peru; Chile is where our clients are.")).toEqual(["PE"]);
  });
});

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
