import { evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";
import { parsePlace } from "@farwork/domain/place";
import { describe, expect, it } from "vitest";

import { isListedOpen, formatListedAnswer } from "./listed-answer.ts";

describe("a job's answer in the list of a reader in Brazil", () => {
  it.each([
    "Brazil",
    "Brazil, USA",
    "LATAM",
    "Americas, Canada",
    "Worldwide",
    "Worldwide except India",
    "the office",
  ])("for %s is that of its own page", (text) => {
    const job = { place: parsePlace(text) };
    const verdict = evaluateEligibility(job, "BR");
    expect(formatListedAnswer(job, "BR")).toBe(formatEligibility(verdict, "BR"));
    expect(isListedOpen(job, "BR")).toBe(verdict.answer === "open");
  });

  it("is open in the places of a position, one of whose postings does not say where", () => {
    const place = { ...parsePlace("Brazil"), scope: "unknown" as const };
    expect(formatListedAnswer({ place }, "BR")).toBe(
      formatEligibility({ answer: "open", because: "named" }, "BR"),
    );
    expect([isListedOpen({ place }, "BR"), isListedOpen({ place }, "US")]).toEqual([true, false]);
  });

  it("names the regions of a position when one of its postings does not say and none names the country", () => {
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
