import { describe, expect, it } from "vitest";

import { COUNTRY_CODES } from "../place/country-codes.ts";
import { formatLocation } from "../place/format-place.ts";
import { COUNTRY_NAMES } from "./country-names.ts";
import { findCountries, suggestCountries } from "./find-countries.ts";
import { readCountry } from "./read-country.ts";

const first = (typed: string) => findCountries(typed)[0];

describe("typed place of residence", () => {
  it.each([
    ["bra", { code: "BR", name: "Brazil" }],
    ["br", { code: "BR", name: "Brazil" }],
    ["in", { code: "IN", name: "India" }],
    ["NG", { code: "NG", name: "Nigeria" }],
    ["lagos", { code: "NG", name: "Nigeria", by: "Lagos" }],
    ["lago", { code: "NG", name: "Nigeria", by: "Lagos" }],
    ["abuja", { code: "NG", name: "Nigeria", by: "Abuja" }],
    ["manil", { code: "PH", name: "Philippines", by: "Manila" }],
    ["deutsch", { code: "DE", name: "Germany", by: "Deutschland" }],
    ["भारत", { code: "IN", name: "India", by: "भारत" }],
    ["suisse", { code: "CH", name: "Switzerland", by: "Suisse" }],
    ["méxico", { code: "MX", name: "Mexico" }],
    ["usa", { code: "US", name: "United States" }],
    ["nga", { code: "NG", name: "Nigeria" }],
    ["ivory", { code: "CI", name: "Côte d’Ivoire", by: "Ivory Coast" }],
    ["한국", { code: "KR", name: "South Korea", by: "한국" }],
    ["srbi", { code: "RS", name: "Serbia", by: "Srbija" }],
    ["münchen", { code: "DE", name: "Germany", by: "München" }],
    ["wrocław", { code: "PL", name: "Poland", by: "Wroclaw" }],
    ["lagos, nig", { code: "NG", name: "Nigeria" }],
    ["london, on", { code: "CA", name: "Canada", by: "ON" }],
    ["toronto, on", { code: "CA", name: "Canada", by: "Toronto" }],
    ["holland", { code: "NL", name: "Netherlands", by: "Holland" }],
    ["kingdom", { code: "GB", name: "United Kingdom" }],
    ["são paulo", { code: "BR", name: "Brazil", by: "Sao Paulo" }],
    ["kyiv", { code: "UA", name: "Ukraine", by: "Kyiv" }],
    ["kanpur", { code: "IN", name: "India", by: "Kanpur" }],
    ["jacksonv", { code: "US", name: "United States", by: "Jacksonville" }],
    ["🇧🇷", { code: "BR", name: "Brazil" }],
    ["🇧🇷 brazil", { code: "BR", name: "Brazil" }],
    ["nyc", { code: "US", name: "United States", by: "NYC" }],
    ["中國", { code: "CN", name: "China", by: "中國" }],
    ["saigon", { code: "VN", name: "Vietnam", by: "Saigon" }],
    ["nig", { code: "NG", name: "Nigeria" }],
    ["niger", { code: "NE", name: "Niger" }],
    ["tex", { code: "US", name: "United States", by: "Texas" }],
    ["ontar", { code: "CA", name: "Canada", by: "Ontario" }],
    ["california", { code: "US", name: "United States", by: "California" }],
    ["toronto cana", { code: "CA", name: "Canada" }],
    ["I live in bra", { code: "BR", name: "Brazil" }],
  ])("finds the country meant by %s first", (typed, found) => {
    expect(first(typed)).toEqual(found);
  });

  it.each(["", "  ", "zzz", "constructor"])("finds nothing for %j", (typed) => {
    expect(findCountries(typed)).toEqual([]);
  });

  it.each([
    ["EU", ["Germany", "France", "Italy"]],
    ["africa", ["Nigeria", "Egypt", "South Africa"]],
    ["LATAM", ["Brazil", "Mexico", "Colombia"]],
    ["europe", ["Russia", "Germany", "United Kingdom"]],
    ["euro", ["Russia", "Germany", "United Kingdom"]],
  ])("lists countries of the region %s, largest first", (typed, names) => {
    expect(
      findCountries(typed)
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(names);
  });

  it("matches a single letter with countries, not cities", () => {
    expect(findCountries("x")).toEqual([]);
    expect(findCountries("g").every(({ by }) => by === undefined)).toBe(true);
  });

  it("lists a few results, countries with that name before cities", () => {
    const names = findCountries("uni").map(({ name }) => name);
    expect(names.slice(0, 3).toSorted()).toEqual(["United Arab Emirates", "United Kingdom", "United States"]);
    expect(findCountries("a").length).toBe(8);
  });

  it("knows every country by its code, its name and its capital", () => {
    expect(COUNTRY_NAMES.map(({ code }) => code).toSorted()).toEqual([...COUNTRY_CODES].toSorted());
    expect([...COUNTRY_CODES].filter((code) => first(code)?.code !== code)).toEqual([]);
    expect([...COUNTRY_CODES].filter((code) => first(formatLocation(code))?.code !== code)).toEqual([]);
    const unfound = COUNTRY_NAMES.filter(
      ({ code, cities: [capital = ""] }) =>
        capital !== "" && !findCountries(capital).some((found) => found.code === code),
    );
    expect(unfound).toEqual([]);
  });

  it("reads at most sixty characters", () => {
    const typed = `${"brazil".padEnd(60)}${"elsewhere ".repeat(100_000)}`;
    expect(findCountries(typed)[0]?.name).toBe("Brazil");
    expect(suggestCountries(`${"brazik".padEnd(60)}${"elsewhere ".repeat(100_000)}`)[0]?.name).toBe("Brazil");
  });
});

describe("a whole text", () => {
  it.each([
    ["Lagos", "NG"],
    ["brasil", "BR"],
    ["pt", "PT"],
    ["London", "GB"],
    ["USA", "US"],
    ["Lagos, Nigeria", "NG"],
    ["Xique-Xique, Brazil", "BR"],
    ["Brasil, São Paulo", "BR"],
    ["San Francisco, CA", "US"],
    ["Tbilisi, Georgia", "GE"],
    ["Atlanta, Georgia", "US"],
    ["Georgia, USA", "US"],
    ["Georgia", "GE"],
    ["Austin, Texas", "US"],
    ["Texas", "US"],
    ["California", "US"],
    ["Ontario", "CA"],
    ["Toronto Canada", "CA"],
    ["Lagos Nigeria", "NG"],
    ["Nigeria (Lagos)", "NG"],
    ["Nigeria - Lagos", "NG"],
    ["Texas USA", "US"],
    ["I live in Brazil", "BR"],
    ["I’m based in Lagos, Nigeria", "NG"],
    ["Xenia, OH", "US"],
    ["Bogotá, CO", "CO"],
    ["Toronto, ON", "CA"],
    ["in", "IN"],
    ["🇳🇬", "NG"],
    ["Brazil 🇧🇷", "BR"],
    ["NYC", "US"],
    ["New York City", "US"],
    ["CDMX", "MX"],
    ["中國", "CN"],
    ["台灣", "TW"],
  ])("%s is read as %s", (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  it.each([
    "",
    "Braz",
    "Atlantis",
    "latam",
    "Congo",
    "congo x",
    "EU",
    "nig",
    "New Guinea",
    "Paris, Texas",
    "Paris, TX",
    "Cambridge, MA",
    "London, ON",
    "Brazil / Portugal",
    "Springfield, IL",
    "Korea, North",
    "🇧🇷🇵🇹",
    "🇧🇷 🇵🇹",
    "🎉",
  ])("%j is not read as a country", (text) => {
    expect(readCountry(text)).toBeUndefined();
  });
});

describe("an unknown place", () => {
  it.each([
    ["Brasilien", "Brazil"],
    ["Nigera", "Nigeria"],
    ["Germny", "Germany"],
    ["Gahna", "Ghana"],
    ["Atlanta, Georgia", "United States"],
    ["Lgaos", "Nigeria"],
    ["Phillipines", "Philippines"],
  ])("suggests the closest names for %s: %s", (text, name) => {
    expect(suggestCountries(text).map((found) => found.name)).toContain(name);
  });

  it.each([
    ["Nigera", "Nigeria"],
    ["Nigria", "Nigeria"],
    ["Nigeia", "Nigeria"],
    ["Innsbruck Austria", "Austria"],
    ["Somewhere Nigeria", "Nigeria"],
    ["EU", "Germany"],
    ["LATAM", "Brazil"],
    ["Alemania", "Germany"],
    ["Alemanha", "Germany"],
    ["Estados Unidos", "United States"],
    ["Reino Unido", "United Kingdom"],
    ["Royaume-Uni", "United Kingdom"],
    ["Frankreich", "France"],
    ["Inde", "India"],
    ["Lagos, Portugal", "Portugal"],
    ["Valencia, Venezuela", "Venezuela"],
    ["Peking", "China"],
    ["Ikeja", "Nigeria"],
  ])("suggests for %s first: %s", (text, name) => {
    expect(suggestCountries(text)[0]?.name).toBe(name);
  });

  it.each([
    ["Almanya", "tr", "Germany"],
    ["Tyskland", "sv-SE", "Germany"],
    ["Бразилия", "ru", "Brazil"],
  ])("suggests what %s means in the reader's language, %s: %s", (text, locale, name) => {
    expect(suggestCountries(text, locale).map((found) => found.name)).toEqual([name]);
    expect(suggestCountries(text)).not.toContainEqual(expect.objectContaining({ name }));
  });

  it("is not corrected to another short name", () => {
    expect(suggestCountries("Bath")).toEqual([]);
  });

  it("suggests at most three, and none if nothing is close", () => {
    expect(suggestCountries("united").length).toBe(3);
    expect(suggestCountries("Germny").map(({ name }) => name)).toEqual(["Germany"]);
    expect(suggestCountries("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq")).toEqual([]);
  });
});
