import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cleanFeedText, readCompanyName, repairMojibake, unescapeMarkup } from "./clean-feed-text.ts";

describe("cleanFeedText", () => {
  it.each([
    ["  Tern   Cartography ", "Tern Cartography"],
    ["R&amp;D", "R&D"],
    ["Project &amp;amp; Program", "Project & Program"],
    ["Sales&region", "Sales&region"],
    ["$45<!-- --> - <!-- -->$60", "$45 - $60"],
    ["$45 <!-- a comment without an <!-- end", "$45"],
    ["Lead\\n\\nEngineer", "Lead Engineer"],
    ["zero\u200Bwidth\u00A0space\u0000", "zero width space"],
    ["Lead \u202Ereenigne\u202C", "Lead reenigne"],
    ["Pay\u00ADPal \u200F\u061C&shy;Ltd\u{E0041}", "PayPal Ltd"],
    ["\u200Dنمی\u200Cخواهم \uFE0F👩\u200D🍳 ☀\uFE0F", "نمی\u200Cخواهم 👩\u200D🍳 ☀\uFE0F"],
    ["C++ &lt;Senior&gt;", "C++ <Senior>"],
  ])("cleans %j to %j", (raw, clean) => {
    expect(cleanFeedText(raw, 200)).toBe(clean);
  });

  it("cuts a long text, never inside a character", () => {
    expect(cleanFeedText("ab🦊cd", 3)).toBe("ab");
    expect(cleanFeedText("abc def", 4)).toBe("abc");
    expect(cleanFeedText("&amp;".repeat(50), 10)).toBe("&".repeat(10));
  });
});

/** Produces mojibake: UTF-8 bytes read as Latin-1. */
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

  it("repairs any misread text once one character proves it", () => {
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
  ])("leaves the correct text %j alone", (text) => {
    expect(repairMojibake(text)).toBe(text);
  });

  it("repairs misread parts next to correct ones", () => {
    expect(repairMojibake(`${misread("We’re")} in Zürich`)).toBe("We’re in Zürich");
  });
});

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

describe("unescapeMarkup", () => {
  it.each([
    ["&lt;p&gt;R&amp;amp;D&lt;/p&gt;", "<p>R&amp;D</p>"],
    ["&#60;p&#62;R&#38;amp;D&#60;/p&#62;", "<p>R&amp;D</p>"],
    ["&amp;#x3C;p&amp;#x3E;Hi", "<p>Hi"],
    ["&amp;lt;p class=&amp;quot;a&amp;quot;&amp;gt;Hi", '<p class="a">Hi'],
    ["&lt;ul&gt;\n&lt;li&gt;a &amp;lt; b&lt;/li&gt;", "<ul>\n<li>a &lt; b</li>"],
  ])("reads %s as %s", (escaped, markup) => {
    expect(unescapeMarkup(escaped)).toBe(markup);
  });

  it.each(["<p>Write &lt;div&gt; by hand</p>", "Ages 4 &lt; x &lt; 9", "R&amp;D", "no markup at all", ""])(
    "leaves %s as it stands",
    (markup) => {
      expect(unescapeMarkup(markup)).toBe(markup);
    },
  );

  it("unescapes markup that was escaped up to three times", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 3 }), (text, times) => {
        const markup = `<p>${escape(text)}</p>`;
        const escaped = Array.from({ length: times }).reduce<string>(escape, markup);
        expect(unescapeMarkup(escaped)).toBe(markup);
      }),
    );
  });
});

it.each([
  ["Dein Einstieg bei der ]init[ AG", "]init[ AG"],
  ["Karriere bei Tern GmbH", "Tern GmbH"],
  ["Careers at Tern", "Tern"],
  ["Tern?location=remote", "Tern"],
  ["Jobs for Humanity", "Jobs for Humanity"],
  ["Einstieg GmbH", "Einstieg GmbH"],
  ["]init[ AG", "]init[ AG"],
])("reads from %j the company %j", (text, name) => {
  expect(readCompanyName(text)).toBe(name);
});
