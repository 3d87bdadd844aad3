import { evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";
import { parsePlace } from "@farwork/domain/place";
import { describe, expect, it } from "vitest";

import { isListedOpen, formatListedAnswer } from "./listed-answer.ts";

describe("what a job answers in the list of somebody in Brazil", () => {
  it.each(["Brazil", "Brazil, USA", "LATAM", "Americas, Canada", "Worldwide", "the office"])(
    "is for %s what its own page answers",
    (text) => {
      const job = { place: parsePlace(text) };
      const verdict = evaluateEligibility(job, "BR");
      expect(formatListedAnswer(job, "BR")).toBe(formatEligibility(verdict, "BR"));
      expect(isListedOpen(job)).toBe(verdict.answer === "open");
    },
  );

  it("names every region where there are several", () => {
    expect(formatListedAnswer({ place: parsePlace("Europe, LATAM") }, "BR")).toMatch(
      /Europe.*Latin America|Latin America.*Europe/,
    );
  });
});
