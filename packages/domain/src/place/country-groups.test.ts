import { describe, expect, it } from "vitest";

import { COUNTRY_CODES } from "./country-codes.ts";
import { GROUPS } from "./country-groups.ts";
import { parsePlace } from "./parse-place.ts";
import { countriesOpenTo } from "./region.ts";

const openOf = (text: string, countries: string) => {
  const open = countriesOpenTo(parsePlace(text));
  return countries.split(" ").filter((code) => open.has(code));
};

describe("a group of countries", () => {
  it("has real countries only", () => {
    const codes = GROUPS.flatMap(([, { countries }]) => countries.split(" "));
    expect(codes.filter((code) => !COUNTRY_CODES.has(code))).toEqual([]);
  });

  it.each([
    ["EEA", "DE NO IS", "GB CH UA"],
    ["CEE", "PL RO", "PT DE"],
    ["Central & Eastern Europe", "PL RO", "PT DE"],
    ["Eastern Europe", "PL UA", "PT DE"],
    ["Western Europe", "DE ES GB", "PL RO"],
    ["Southern Europe", "ES IT", "DE PL"],
    ["Sub-Saharan Africa", "NG KE", "EG MA"],
    ["Francophone Africa", "SN CI", "NG KE"],
    ["South Asia", "IN PK", "JP PH"],
    ["Spanish-speaking Latin America", "MX AR", "BR"],
    ["SEA", "PH SG", "US IN"],
    ["UEMOA", "SN CI", "NG GH"],
    ["ECOWAS countries", "NG GH", "ML CM"],
    ["CPLP", "BR PT AO", "ES AR"],
    ["ASEAN", "PH VN", "IN CN"],
    ["CARICOM", "JM TT", "CU US"],
    ["un país comunitario", "DE ES", "GB US"],
    ["APAC (SEA), SEA Region", "PH SG", "US"],
  ])("is open to its own countries, and not to others near them: %s", (text, inside, outside) => {
    expect(openOf(text, inside)).toEqual(inside.split(" "));
    expect(openOf(text, outside)).toEqual([]);
  });

  it.each(["Rural Africa", "Northwest Europe", "Portuguese-speaking Asia"])(
    "is not told by the region it is a part of: %s",
    (text) => {
      expect(parsePlace(text).scope).toBe("unknown");
    },
  );

  it.each(["CHI, SF, SEA, US Remote", "SF, SEA, NY, Remote-US", "SEA or SF"])(
    "is not meant by the letters of Seattle, among names of the United States: %s",
    (text) => {
      expect(parsePlace(text)).toMatchObject({ countries: ["US"] });
      expect(parsePlace(text).cities).toContain("Seattle");
    },
  );
});
