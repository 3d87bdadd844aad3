import { describe, expect, it } from "vitest";

import { readFacts } from "./read-facts.ts";

const tell = (text: string) =>
  readFacts("", text).map(({ kind, verdict, countries }) => [kind, verdict, ...countries].join(" "));

describe("a demand for a place stands where an alternative is of something else", () => {
  it.each([
    [
      "Must be authorized to work in the US and have or be able to obtain a security clearance.",
      "workAuthorization required US",
    ],
    [
      "Must be located in the US and possess a driver's license or be able to obtain one.",
      "residence only US",
    ],
    ["You must live in the US, as an employee or as a contractor.", "residence only US"],
    ["Du musst in Deutschland wohnen, als Angestellter oder als Freelancer.", "residence only DE"],
    ["Você deve morar no Brasil, CLT ou como PJ.", "residence only BR"],
  ])("%s", (text, fact) => {
    expect(tell(text)).toContain(fact);
  });

  it("is none where it is of living there", () => {
    expect(tell("You must be based in Germany or willing to relocate to Germany.")).toEqual([]);
  });
});

describe("people who cannot have something are not barred from the job", () => {
  it.each([
    "US residents are not eligible for visa sponsorship.",
    "US candidates are not eligible for relocation.",
    "UK residents are not eligible to work as contractors.",
    "US candidates will not be considered without a work permit.",
  ])("%s", (text) => {
    expect(tell(text).filter((fact) => fact.startsWith("residence excluded"))).toEqual([]);
  });

  it("but are from the job itself", () => {
    expect(tell("US candidates are not eligible for this role.")).toEqual(["residence excluded US"]);
  });
});
