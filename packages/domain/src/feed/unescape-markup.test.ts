import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { unescapeMarkup } from "./unescape-markup.ts";

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

  it("finds any markup again that was escaped up to three times", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 3 }), (text, times) => {
        const markup = `<p>${escape(text)}</p>`;
        const escaped = Array.from({ length: times }).reduce<string>(escape, markup);
        expect(unescapeMarkup(escaped)).toBe(markup);
      }),
    );
  });
});
