import { describe, expect, it } from "vitest";

import { readFacts } from "../reading/read-facts.ts";

/** The facts of a text in short: "residence only US". */
const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries, regions }) =>
    [kind, verdict, ...regions, ...countries].join(" "),
  );

describe("a list of countries is where a company hires only if it says so", () => {
  it.each([
    ["We cannot hire in the following countries: Iran, Cuba.", ["residence excluded IR CU"]],
    [
      "We're unable to hire candidates from the following countries: Iran, Cuba.",
      ["residence excluded IR CU"],
    ],
    ["We are unable to employ candidates in the following states: CA, NY.", []],
    ["We are not hiring from the following countries: India, Pakistan.", ["residence excluded IN PK"]],
    [
      "We hire everywhere except in the following countries: Iran, Cuba.",
      ["residence open", "residence excluded IR CU"],
    ],
    [
      "We can hire anywhere but in the following countries: Iran, Cuba.",
      ["residence open", "residence excluded IR CU"],
    ],
    ["Hiring is not possible in the following countries: Iran, Cuba.", []],
    ["Unfortunately we do not hire in these states: California, Colorado.", []],
    ["Our clients hire from the following countries: Spain, Italy.", []],
    ["Hiring managers in these countries: Spain, Portugal will meet you.", []],
    ["We employ staff in these locations: Spain, Italy, Poland.", []],
  ])("%s", (text, facts) => {
    expect(tell(text)).toEqual(facts);
  });
});

describe("a line of places that leaves out, or is open to all, closes nothing", () => {
  it.each([
    ["Location: Outside the US"],
    ["Location: Not in France"],
    ["Location: Germany or anywhere"],
    ["Location: Spain / Worldwide"],
    ["Location: Anywhere, Europe or Asia"],
    ["Location: UK or remote worldwide"],
    ["Portugal (Remote) or Worldwide (Remote)"],
    ["We serve clients in Spain, Portugal (remote) and Italy."],
    ["Must be based in or outside of the US"],
  ])("%s", (text) => {
    expect(tell(text).filter((fact) => fact !== "residence open")).toEqual([]);
  });
});

describe("a clearance or a visa for something else leaves the citizenship asked for", () => {
  it.each([
    ["Must be a U.S. citizen and hold or be eligible for a Secret clearance."],
    ["U.S. citizenship is required; candidates must have an active clearance or be eligible to obtain one."],
    ["Must be a US citizen or eligible for citizenship."],
    ["Must be a US citizen; must be able to obtain or have a visa for travel."],
  ])("%s", (text) => {
    expect(tell(text)).toContain("citizenship required US");
  });
});

describe("a town is told by what stands behind it, or not at all", () => {
  it.each([
    ["You must be based in London, ON.", []],
    ["Candidates must be located in Kingston, ON.", []],
    ["Must be based in Cambridge, Ontario.", ["residence only CA"]],
    ["You must be based in London Ontario.", []],
    ["You must be based in Athens Georgia.", []],
    ["Must live in Birmingham AL.", []],
    ["Must live within 25 miles of Manchester NH.", []],
    ["Must be based in Paris (Texas).", ["residence only US"]],
    ["Must be based in Melbourne (Florida).", ["residence only US"]],
    ["Must be based in Paris or Austin, Texas.", []],
    ["You must be based in Santiago de Compostela.", []],
    ["You must live in Reading comprehension.", []],
    ["You must be based in Vancouver, BC.", ["residence only CA"]],
    ["You must be based in Austin TX.", ["residence only US"]],
    ["Must be based in Berlin, Madrid or Rome.", ["residence only DE ES IT"]],
    ["Location: Remote, New York, London", []],
    ["Location: Remote (Lisbon / New York)", []],
    ["Location: Remote, New York, Texas", ["residence only US"]],
  ])("%s", (text, facts) => {
    expect(tell(text)).toEqual(facts);
  });

  it.each([
    ["Anyone based in Berlin may come to the office."],
    ["Candidates based in London can use our office"],
    ["For those based in London, we have an office"],
    ["You live in Lisbon and want to come by?"],
    ["Someone located in New York will be your manager."],
    ["Our clients must be based in Berlin."],
    ["You will work with teams that must be based in London."],
    ["Candidates located in Sydney will be interviewed in person"],
  ])("what people near an office may do asks nobody to live there: %s", (text) => {
    expect(tell(text)).toEqual([]);
  });
});
