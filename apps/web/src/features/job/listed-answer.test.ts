import { evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";
import { parsePlace } from "@farwork/domain/place";
import { describe, expect, it } from "vitest";

import { isListedOpen, formatListedAnswer } from "./listed-answer.ts";

describe("what a job answers in the list of somebody in Brazil", () => {
  it.each([
    "Brazil",
    "Brazil, USA",
    "LATAM",
    "Americas, Canada",
    "Worldwide",
    "Worldwide except India",
    "the office",
  ])("is for %s what its own page answers", (text) => {
    const job = { place: parsePlace(text) };
    const verdict = evaluateEligibility(job, "BR");
    expect(formatListedAnswer(job, "BR")).toBe(formatEligibility(verdict, "BR"));
    expect(isListedOpen(job, "BR")).toBe(verdict.answer === "open");
  });

  it("is open in the places of a position of which one posting does not say where", () => {
    const place = { ...parsePlace("Brazil"), scope: "unknown" as const };
    expect(formatListedAnswer({ place }, "BR")).toBe(
      formatEligibility({ answer: "open", because: "named" }, "BR"),
    );
    expect([isListedOpen({ place }, "BR"), isListedOpen({ place }, "US")]).toEqual([true, false]);
  });

  it("is a position's regions, where one of its postings does not say and none names the country", () => {
    const place = { ...parsePlace("LATAM"), scope: "unknown" as const };
    expect(formatListedAnswer({ place }, "BR")).toBe("Latin America, elsewhere not stated");
    expect(isListedOpen({ place }, "BR")).toBeUndefined();
  });

  it("names every region where there are several", () => {
    expect(formatListedAnswer({ place: parsePlace("Europe, LATAM") }, "BR")).toMatch(
      /Europe.*Latin America|Latin America.*Europe/,
    );
  });
});
