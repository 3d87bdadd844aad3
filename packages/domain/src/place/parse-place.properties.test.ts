import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { COUNTRY_CODES } from "./country-codes.ts";
import { LABELLED_PLACES } from "./fixtures/labelled-places.ts";
import { formatLocation, formatPlace } from "./format-place.ts";
import { parsePlace } from "./parse-place.ts";
import { Place } from "./place.ts";
import { countriesOpenTo } from "./region.ts";
import { REGIONS } from "./regions.ts";

const real = fc.constantFrom(...LABELLED_PLACES.map(([text]) => text));
const country = fc.constantFrom(...COUNTRY_CODES);
const piece = fc.constantFrom(
  ..."Europe|USA|UTC-99|GMT+1 to|UTC+14|CET +/- 90|(|)| or |, |except |not |outside |no |within 3 of |only".split(
    "|",
  ),
);
const anyText = fc.oneof(
  real,
  fc.array(fc.oneof(piece, real)).map((pieces) => pieces.join(" ")),
  fc.string({ unit: "binary" }),
);

describe("parsePlace, whatever it is given", () => {
  it("never throws, and gives a valid place", () => {
    fc.assert(
      fc.property(fc.array(anyText), (names) => {
        for (const place of [parsePlace(names), parsePlace(names.join(", "))]) {
          expect(z.parse(Place, place)).toEqual(place);
          expect(place.scope === "restricted").toBe(place.countries.length + place.regions.length > 0);
          expect(new Set(place.countries).size).toBe(place.countries.length);
          expect(place.timezones === undefined || place.timezones.from <= place.timezones.to).toBe(true);
        }
      }),
    );
  });

  it("reads the same in capitals, in small letters and however it is spaced", () => {
    const space = fc.constantFrom(" ", "  ", "\t", "\u00A0", "\u202F");
    const around = fc.constantFrom("", " ", "\n\t");
    const text = fc.oneof(
      real,
      fc.constantFrom("UTC-5 to UTC+1", "CET +/- 3 hours", "Anywhere except the USA"),
    );
    fc.assert(
      fc.property(text, space, around, (text, between, edge) => {
        const spaced = edge + text.replaceAll(/\s/g, between) + edge;
        const place = parsePlace(text);
        for (const other of [spaced, text.toUpperCase(), text.toLowerCase()]) {
          expect({ other, place: parsePlace(other) }).toEqual({ other, place });
        }
      }),
    );
  });

  it("reads every name that formatLocation shows", () => {
    for (const code of COUNTRY_CODES) {
      const place = parsePlace(formatLocation(code));
      expect({ code, ...place }).toEqual({ code, scope: "restricted", countries: [code], regions: [] });
    }
    for (const region of REGIONS) {
      const place = parsePlace(formatLocation(region));
      expect({ region, ...place }).toEqual({ region, scope: "restricted", countries: [], regions: [region] });
    }
  });

  it("reads what formatPlace shows in full", () => {
    const named = fc.record({
      countries: fc.uniqueArray(country, { maxLength: 2 }),
      regions: fc.uniqueArray(fc.constantFrom("europe", "latam", "apac"), { minLength: 1, maxLength: 1 }),
    });
    fc.assert(
      fc.property(named, (named) => {
        const place = { scope: "restricted" as const, ...named };
        expect(parsePlace(formatPlace(place))).toEqual(place);
      }),
    );
  });

  it("keeps out the countries that are left out, and no others", () => {
    fc.assert(
      fc.property(fc.constantFrom(...REGIONS), country, (region, code) => {
        const all = countriesOpenTo({ countries: [], regions: [region] });
        const rest = countriesOpenTo(parsePlace(`${formatLocation(region)} except ${formatLocation(code)}`));
        expect(rest).toEqual(new Set([...all].filter((open) => open !== code)));
      }),
    );
  });
});
