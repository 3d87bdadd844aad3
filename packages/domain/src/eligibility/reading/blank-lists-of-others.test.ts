import { describe, expect, it } from "vitest";

import { readWhoMayApply } from "../../testing/read-who-may-apply.ts";

const tell = (text: string) => readWhoMayApply(["BR", "DE"], "Worldwide", text);

describe("a list of places that is no list of homes", () => {
  it.each([
    ["is the company's", "About us\nLocations: Brazil, India"],
    ["is one of its facts", "About the company\n\nFounded: 2009\nPeople: 80\nLocations: Brazil, India"],
    ["is of a benefit", "Parental leave\nEligible countries: Brazil, India"],
    ["is of a benefit, line by line", "Parental leave\nEligible countries:\n- Brazil\n- India"],
    ["is of what is sold", "Our platform\nSupported countries: Brazil, India"],
    ["is of what its own line sells", "Our payments API is live. Supported countries: Brazil, India."],
    [
      "is of what the line above sells",
      "We build an API for tickets.\n\nSupported countries:\nBrazil\nIndia",
    ],
    ["is the company's in German", "Über uns\nStandorte: Brasilien, Indien"],
    ["is the company's in Spanish", "Sobre nosotros\nPaíses: Brasil, India"],
    ["is the headquarters'", "Location: Remote, HQ in India"],
  ])("%s", (_, text) => {
    expect(tell(text)).toBe("yy");
  });

  it.each([
    ["below the job's heading", "About the job\nLocations: Brazil, India"],
    ["that is one place, as a job's", "About us\nLocation: Brazil"],
    [
      "behind a paragraph",
      "About us\nWe bake bread for everybody in town, and have since 1990, with love.\nEligible countries: Brazil",
    ],
    ["where people are taken", "Eligible countries: Brazil, India"],
    ["where people are supported", "Supported countries: Brazil, India"],
  ])("but not one %s", (_, text) => {
    expect(tell(text)).toBe("yn");
  });
});
