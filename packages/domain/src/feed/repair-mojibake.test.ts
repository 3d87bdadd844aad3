import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { repairMojibake } from "./repair-mojibake.ts";

/** What happened to such texts on their way: the bytes of UTF-8, read one by one. */
const misread = (text: string) => Buffer.from(text, "utf8").toString("latin1");

describe("repairMojibake", () => {
  it.each([
    "You’ll",
    "Gdańsk",
    "Zócalo",
    "São Paulo",
    "a – b — c",
    "• list",
    "naïve 🚀",
    "台北",
    "hard\u00A0space",
    "€30",
  ])("gives back %s", (text) => {
    expect(repairMojibake(misread(text))).toBe(text);
  });

  it("gives back any text that was misread, once one character shows it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        expect(repairMojibake(misread(`${text}’`))).toBe(`${text}’`);
      }),
    );
  });

  it.each([
    "Plain words, R&D, 100 %",
    "« café\u00A0» et « résumé\u00A0»",
    "CAFÉ\u00A0: DÉJÀ\u00A0?",
    "NESCAFÉ® und ÖKO²",
    "IRMÃ\u00A0» MANHÃ»",
    "FRANÇAIS, Łódź, Zürich, 台北",
    "5 Â",
    "",
  ])("leaves %j alone, which is in order", (text) => {
    expect(repairMojibake(text)).toBe(text);
  });

  it("mends what was misread beside what was not", () => {
    expect(repairMojibake(`${misread("We’re")} in Zürich`)).toBe("We’re in Zürich");
  });
});
