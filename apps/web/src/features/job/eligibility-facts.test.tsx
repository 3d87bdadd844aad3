import type { Job } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { EligibilityFacts } from "./eligibility-facts.tsx";

const shown = (eligibility: Job["eligibility"], place?: Job["place"]) =>
  render(
    <dl>
      <EligibilityFacts job={buildJob({ ...(eligibility && { eligibility }), ...(place && { place }) })} />
    </dl>,
  ).container.textContent;

describe("a posting's facts about eligibility", () => {
  it("are quoted, and what is not stated is named", () => {
    const quote = "You must be authorized to work in the United States.";
    const text = shown([
      {
        kind: "workAuthorization",
        verdict: "required",
        countries: ["US"],
        regions: [],
        source: "description",
        quote,
      },
      {
        kind: "sponsorship",
        verdict: "refused",
        countries: [],
        regions: [],
        source: "description",
        quote: "No visas.",
      },
      {
        kind: "residence",
        verdict: "only",
        countries: ["GB"],
        regions: ["eu"],
        source: "description",
        quote: "UK or EU.",
      },
    ]);
    expect(text).toContain(`Right to workRequired: United States${quote}`);
    expect(text).toContain("Visa sponsorshipNot offeredNo visas.");
    expect(text).toContain("Where you liveOnly in the European Union, the United KingdomUK or EU.");
    expect(text).toContain("Not statedcontractor or employee, hours");
  });

  it("leave out a place from the source's own field, which another fact quotes", () => {
    const text = shown([
      { kind: "residence", verdict: "open", countries: [], regions: [], source: "field", quote: "Worldwide" },
    ]);
    expect(text).not.toContain("Worldwide");
  });

  it("name what a posting does not say", () => {
    expect(shown(undefined)).toBe("Not statedright to work, visa sponsorship, contractor or employee, hours");
  });

  it("tell which of two conflicting places counts: the stricter", () => {
    const text = shown(
      [
        {
          kind: "residence",
          verdict: "open",
          countries: [],
          regions: [],
          source: "description",
          quote: "Open to anybody.",
        },
      ],
      { scope: "restricted", countries: ["DE"], regions: [] },
    );
    expect(text).toContain("Open to anybody.The posting also says Germany. That is stricter, so it counts.");
  });
});
