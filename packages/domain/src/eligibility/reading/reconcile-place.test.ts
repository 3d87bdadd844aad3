import { expect, it } from "vitest";

import { parsePlace } from "../../place/parse-place.ts";
import { readFacts } from "./read-facts.ts";
import { reconcilePlace } from "./reconcile-place.ts";

const reconcile = (field: string, text: string) => reconcilePlace(parsePlace(field), readFacts("", text));

it("restricts a place that says nothing, or the whole world, to where the text demands that people live", () => {
  expect(reconcile("", "You must live in Brazil.")).toMatchObject({ scope: "restricted", countries: ["BR"] });
  expect(reconcile("Worldwide", "Must be based in Europe.")).toMatchObject({ regions: ["europe"] });
});

it("takes the stricter of field and text", () => {
  expect(reconcile("Europe", "Must be based in Germany.").countries).toEqual(["DE"]);
  expect(reconcile("Germany", "Must be based in Europe.")).toMatchObject({ countries: ["DE"], regions: [] });
  expect(reconcile("Poland", "Work from anywhere in the world.").countries).toEqual(["PL"]);
  expect(reconcile("USA, Canada, Brazil", "Must be based in the US or Brazil.").countries).toEqual([
    "US",
    "BR",
  ]);
});

it("keeps the states and cities of a place that the text says again", () => {
  expect(reconcile("Austin, TX", "Must be based in the US.")).toMatchObject({
    countries: ["US"],
    subdivisions: ["US-TX"],
    cities: ["Austin"],
  });
  expect(reconcile("Austin, TX", "Must be based in Peru.")).not.toHaveProperty("cities");
});

it("takes the text at its word where the two share no country", () => {
  expect(reconcile("USA", "You must be located in Latin America.")).toMatchObject({
    countries: [],
    regions: ["latam"],
  });
  expect(reconcile("Spain", "You must be located in Brazil.").countries).toEqual(["BR"]);
});

it("keeps to a field that a permit agrees with, where the text names another place", () => {
  const text = "Must be a citizen of the Philippines for this role. Work from anywhere in the United States.";
  expect(reconcile("Philippines", text).countries).toEqual(["PH"]);
});

it("takes several demands that share no country for a list of places", () => {
  expect(reconcile("", "You must live in Peru.\nYou must live in Chile.").countries).toEqual(["PE", "CL"]);
});

it("is open to anyone where the field says nothing and the text says so", () => {
  expect(reconcile("", "You can work from anywhere in the world.").scope).toBe("worldwide");
});

it.each([
  ["We cannot hire in the US at this time.", ["US"], []],
  ["Please note: candidates from India will not be considered.", ["IN"], []],
  ["Not open to residents of the UK or EU.", ["GB"], ["eu"]],
  ["We do not accept applications from the following countries: Cuba, Iran.", ["CU", "IR"], []],
])("keeps who may not apply where nothing is said of others: %s", (text, countries, regions) => {
  expect(reconcile("", text)).toEqual({
    scope: "unknown",
    countries: [],
    regions: [],
    excluded: { countries, regions },
  });
});

it("opens no other place because nobody has to live in one, and lifts a field's restriction to it", () => {
  const text = "You do not need to be based in the US.";
  expect(reconcile("", text).scope).toBe("unknown");
  expect(reconcile("US", text)).toEqual({ scope: "unknown", countries: ["US"], regions: [] });
  expect(reconcile("Canada", text)).toMatchObject({ scope: "restricted", countries: ["CA"] });
});

it("keeps what is required in the place: the strictest of permit, citizenship and clearance", () => {
  expect(reconcile("Worldwide", "Must be authorized to work in the US.")).toMatchObject({
    countries: ["US"],
    requires: "workAuthorization",
  });
  expect(reconcile("USA", "US citizens only. Must be authorized to work in the US.").requires).toBe(
    "citizenship",
  );
  expect(reconcile("USA", "US citizens only. Active Secret clearance required.").requires).toBe("clearance");
  expect(reconcile("", "Refusing visas: we do not sponsor visas.")).toMatchObject({ scope: "unknown" });
  expect(reconcile("USA", "An active Secret clearance is a plus.").requires).toBeUndefined();
});

it("leaves out countries in which nobody is hired", () => {
  expect(reconcile("Worldwide", "We are unable to hire in Belarus or Iran.").scope).toBe("restricted");
  expect(reconcile("Spain, Belarus", "We are unable to hire in Belarus or Iran.").countries).toEqual(["ES"]);
});

it("keeps a country of which only a part is excluded", () => {
  expect(reconcile("USA", "We cannot hire in California.").countries).toEqual(["US"]);
});

it("is restricted to the parts of the world whose people live in the zones that are asked for", () => {
  expect(reconcile("Worldwide", "We look for someone based in the UTC 0 to UTC+2 time zones.")).toEqual({
    scope: "restricted",
    countries: [],
    regions: ["emea"],
    timezones: { from: 0, to: 2 },
  });
  expect(reconcile("Worldwide", "You work 9am - 5pm PST.").scope).toBe("worldwide");
});

it("takes a town for no more than an office where the text allows more than its country", () => {
  const london = { ...parsePlace("UK"), cities: ["London"] };
  const wider = readFacts("", "We look for somebody based in the EU or UK.");
  expect(reconcilePlace(london, wider)).toMatchObject({ countries: ["GB"], regions: ["eu"] });
  expect(reconcilePlace(parsePlace("UK"), wider)).toMatchObject({ countries: ["GB"], regions: [] });
});

it("says nothing where the text excludes all that its field allows", () => {
  expect(reconcile("Norway", "You are not based in Norway.")).toMatchObject({
    scope: "unknown",
    countries: [],
  });
});
