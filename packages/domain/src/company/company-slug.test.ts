import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { CompanySlug } from "./company-slug-schema.ts";
import { companySlug, MAX_COMPANY_SLUG } from "./company-slug.ts";

describe("companySlug", () => {
  it.each([
    ["Tern & Co", "tern-co"],
    ["Föhn & Söhne GmbH", "fohn-sohne-gmbh"],
    ["ŁÓDŹ Maps", "lodz-maps"],
    ["McDonald's", "mcdonalds"],
    ["O’Reilly Media", "oreilly-media"],
    ["100% Remote!", "100-remote"],
    ["  --Acme--  ", "acme"],
    ["Ромашка", "ромашка"],
    ["データ株式会社", "テータ株式会社"],
    ["삼성 SDS", "삼성-sds"],
    ["𠮷野家", "𠮷野家"],
    ["𝐀𝐜𝐦𝐞", "acme"],
  ])("of %j is %j", (name, slug) => {
    expect(companySlug(name)).toBe(slug);
  });

  it.each(["Acme, Inc.", "ACME INC", "Açmé-inc", "acme_inc", "(Acme) Inc", "Acme\u00a0Inc"])(
    "treats %j as the same company as Acme Inc",
    (name) => {
      expect(companySlug(name)).toBe("acme-inc");
    },
  );

  it.each(["", "  ", "🎉", "★ & ★", "—", "\u0301", "\ud83c"])("is undefined for %j", (name) => {
    expect(companySlug(name)).toBeUndefined();
  });

  it("ends a long name with a whole character and no hyphen", () => {
    const cut = (name: string) => companySlug(name) ?? "";
    expect(cut("x".repeat(200))).toBe("x".repeat(MAX_COMPANY_SLUG));
    expect(cut(`${"x".repeat(MAX_COMPANY_SLUG - 1)} and more`)).toBe("x".repeat(MAX_COMPANY_SLUG - 1));
    expect(cut(`${"x".repeat(MAX_COMPANY_SLUG - 1)}𠮷`)).toBe("x".repeat(MAX_COMPANY_SLUG - 1));
    // Each becomes two characters when folded.
    expect(cut("æ".repeat(79))).toBe("ae".repeat(MAX_COMPANY_SLUG / 2));
  });

  it("is valid and idempotent for any name", () => {
    const names = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom("a", "É", "ß", "'", " ", "-", "\u0301", "각", "🎉"),
        maxLength: 120,
      }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const slug = companySlug(name);
        if (slug === undefined) return;
        expect(z.parse(CompanySlug, slug)).toBe(slug);
        expect(companySlug(slug)).toBe(slug);
      }),
    );
  });

  it("is idempotent for every single character", () => {
    const changed: string[] = [];
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const slug = companySlug(String.fromCodePoint(code));
      if (slug !== undefined && (companySlug(slug) !== slug || !z.safeParse(CompanySlug, slug).success)) {
        changed.push(code.toString(16));
      }
    }
    expect(changed).toEqual([]);
  });
});
