import { describe, expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { evaluateEligibility } from "../evaluate-eligibility.ts";
import { readEligibility } from "../reading/read-eligibility.ts";

/** What somebody in each of these countries is answered by a posting whose field says nothing. */
function answer(text: string, ...countries: string[]) {
  const { place } = readEligibility({
    title: "Keeper",
    text,
    place: parsePlace("Remote"),
    stated: "Remote",
    jobTypes: [],
  });
  return countries.map((country) => evaluateEligibility({ place }, country).answer).join(" ");
}

describe("a job that can be done from anywhere is open to everybody", () => {
  it.each([
    ["Location: Remote (anywhere)"],
    ["Location: doesn't matter"],
    ["Open globally, though most of the team is in the Americas."],
    ["You can do this job from anywhere with a steady connection."],
    ["Work from wherever on the planet you like."],
    ["Remote from anywhere on Earth."],
    ["This role has no location requirement."],
  ])("%s", (text) => {
    expect(answer(text, "BR", "US")).toBe("open open");
  });

  it.each([
    ["You can do this job from anywhere in Spain."],
    ["There is no location requirement for meetings."],
    ["No location restrictions inside Spain."],
    ["Spain-based, no location restrictions."],
    ["No location requirement other than being in Spain."],
    ["Our customers work from anywhere on the planet."],
    ["You can do this job from anywhere, as long as you live in a country we hire in."],
    ["Work from anywhere for up to 30 days a year."],
  ])("but not to everybody: %s", (text) => {
    expect(answer(text, "BR", "US")).toBe("notStated notStated");
  });
});

it("is open to everybody but those who are left out", () => {
  expect(answer("We can hire anywhere except Russia, Belarus and Iran.", "BR", "RU")).toBe("open notOpen");
  expect(answer("Open to everyone except residents of Cuba.", "BR", "CU")).toBe("open notOpen");
  expect(answer("We serve customers everywhere except China.", "BR", "CN")).toBe("notStated notStated");
});

it("is of the United States alone where one of their states is left out", () => {
  expect(answer("You can live anywhere except California.", "US", "BR")).toBe("open notOpen");
  expect(answer("We hire anywhere except California and New York.", "US", "BR")).toBe("open notOpen");
  expect(answer("We can hire anywhere in the world except California.", "US", "BR")).toBe("open open");
  expect(parsePlace("Anywhere except California")).toMatchObject({ scope: "restricted", countries: ["US"] });
  expect(parsePlace("Worldwide except California").scope).toBe("worldwide");
});

it("is open to the countries that are named of many, and does not say of others", () => {
  expect(answer("We hire in 40+ countries, including Nigeria, India and Brazil.", "NG", "BR", "US")).toBe(
    "open open notStated",
  );
  expect(answer("Customers in 40 countries, including Nigeria.", "NG")).toBe("notStated");
});

describe("a job is closed to others where the company can employ people in some countries", () => {
  it.each([
    ["We're set up to employ people in the UK, Germany, and the Netherlands."],
    ["We have entities in the UK and Germany and can only employ people there."],
    ["Eligible locations: UK, Germany, Portugal (not Madeira)."],
    ["Work from anywhere (within Germany)."],
  ])("%s", (text) => {
    expect(answer(text, "DE", "US")).toBe("open notOpen");
  });

  it("but not where it cannot, or can elsewhere too", () => {
    expect(answer("We are not set up to employ people in Germany.", "DE", "US")).toBe("notOpen notStated");
    expect(answer("We are set up to hire in Germany, among other countries.", "US")).toBe("notStated");
  });
});

describe("a job that can be done anywhere in a place is open there", () => {
  it.each([
    ["You can live anywhere in Germany."],
    ["You may be based anywhere in Europe."],
    ["Applicants anywhere in the EU are welcome."],
  ])("%s", (text) => {
    expect(answer(text, "DE", "BR")).toBe("open notOpen");
  });

  it.each([
    ["Our app is made so that you can live anywhere in Germany."],
    ["You can live anywhere in Europe or beyond."],
    ["You can travel anywhere in Germany."],
    ["You can live anywhere in Germany for eight weeks."],
  ])("but not by: %s", (text) => {
    expect(answer(text, "DE", "BR")).toBe("notStated notStated");
  });
});
