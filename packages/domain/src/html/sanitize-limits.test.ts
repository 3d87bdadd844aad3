import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fewRuns } from "../testing/few-runs.ts";
import { LONG_TEXTS } from "./fixtures/long-texts.ts";
import { extractText } from "./read-safe-html.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

describe("excessive markup", () => {
  const nested = (depth: number) =>
    `${"<div>".repeat(depth)}<b>a</b> &amp; b<br>c${"</div>".repeat(depth)}<p>d</p>`;

  it("is reduced to paragraphs of text if it is too deep", () => {
    expect(sanitizeDescription(nested(490))).toBe("<p><strong>a</strong> &amp; b<br>c</p><p>d</p>");
    expect(sanitizeDescription(nested(501))).toBe("<p>a &amp; b<br>c</p><p>d</p>");
  });

  it("is reduced to paragraphs of text if it is too long", () => {
    const long = `<h2>A</h2><p>b <i>c</i> < d</p><script>x</script><!-- y --><ul><li>e</li></ul>${" ".repeat(300_000)}`;
    expect(sanitizeDescription(long)).toBe("<p>A</p><p>b c &lt; d</p><p>e</p>");
  });

  it("keeps its structure if neither it nor the result exceeds 300,000 characters", () => {
    const paragraph = `<p>${"word ".repeat(40)}<strong>bold</strong></p>`;
    const longest = paragraph.repeat(Math.floor(300_000 / paragraph.length));
    expect(sanitizeDescription(longest).split("<strong>")).toHaveLength(longest.split("<strong>").length);
  });

  it("is reduced to text if a browser would repeat its formatting excessively", () => {
    const open = Array.from({ length: 400 }, (_, at) => `<b id=${at}>`).join("");
    expect(sanitizeDescription(`<p>${open}${"<p>a".repeat(70)}`)).toContain("<strong>a</strong>");
    expect(sanitizeDescription(`<p>${open}${"<p>a".repeat(80)}`)).toBe("<p>a</p>".repeat(80));
  });

  it("is reduced to text if the result would be too long", () => {
    const links = Array.from({ length: 6_000 }, (_, at) => `<a href="https://a.example/${at}">b</a>`).join(
      "<br>",
    );
    const safe = sanitizeDescription(links);
    expect(safe).toBe(`<p>${Array.from({ length: 6_000 }, () => "b").join("<br>")}</p>`);
    expect(sanitizeDescription(safe)).toBe(safe);
  });

  it("is reduced to text if the result would have too many elements", () => {
    const safe = sanitizeDescription(`<u><s>${"<p>a".repeat(10_500)}`);
    expect(safe).toBe("<p>a</p>".repeat(10_500));
    expect(sanitizeDescription(safe)).toBe(safe);
  });

  it("loses no word of a text of two million characters", () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `word${at}`);
    expect(extractText(sanitizeDescription(`<p>${words.join(" ")}`))).toBe(words.join(" "));
  });

  it.each(LONG_TEXTS)("is bounded and unchanged by sanitising again: $name", ({ length, write }) => {
    const long = write(length);
    const safe = sanitizeDescription(long);
    // Each "<" becomes four characters.
    expect(safe.length).toBeLessThanOrEqual(4 * long.length + 100);
    expect(sanitizeDescription(safe)).toBe(safe);
  });

  it("is unchanged by sanitising again, wherever the limits fall", () => {
    const unit = fc.constantFrom(
      "<p>a</p>",
      "<li>• b",
      "<b><p>c",
      '<a href="https://a.example">d</a>',
      "e<br>",
      "<div>",
      "</div>",
      "&lt;",
    );
    const long = fc.tuple(
      fc.array(unit, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 20_000, max: 310_000 }),
    );
    fc.assert(
      fc.property(long, ([units, length]) => {
        const safe = sanitizeDescription(units.join("").repeat(Math.ceil(length / units.join("").length)));
        return sanitizeDescription(safe) === safe;
      }),
      // Each has up to 310,000 characters.
      fewRuns({ instead: 25 }),
    );
  });
});
