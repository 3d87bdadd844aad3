import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isSafeHtml } from "./is-safe-html.ts";
import { extractText, markQuotes } from "./read-safe-html.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

const mark = (html: string, ...quotes: string[]) => markQuotes(sanitizeDescription(html), quotes);

describe("the sentences that eligibility is based on", () => {
  it("are marked in the text, also across tags and different punctuation", () => {
    expect(mark("<p>You must live in Brazil.</p>", "live in Brazil")).toBe(
      "<p>You must <mark>live in Brazil</mark>.</p>",
    );
    expect(mark("<p>R&amp;D: only <strong>US citizens</strong> may apply</p>", "R&D: only US citizens")).toBe(
      "<p><mark>R&amp;D: only </mark><strong><mark>US citizens</mark></strong> may apply</p>",
    );
    expect(mark("<p><strong>Travel</strong>: <em>US</em>-wide.</p>", "Travel: US-wide.")).toBe(
      "<p><strong><mark>Travel</mark></strong><mark>: </mark><em><mark>US</mark></em><mark>-wide.</mark></p>",
    );
  });

  it("are marked in text, not in URLs", () => {
    expect(mark('<p><a href="https://us.example/US">here</a>, US only</p>', "US")).toContain(
      "<mark>US</mark> only",
    );
  });

  it("change nothing if the text does not contain them", () => {
    expect(mark("<p>Anyone may apply.</p>", "US only", "", " ", "(((")).toBe("<p>Anyone may apply.</p>");
  });

  it("keep every word and the markup safe, whatever is quoted", () => {
    const word = fc.constantFrom("US", "a.b", "(only)", "<b>", "R&D", "*", "in", "\\d", "$&");
    const words = fc.array(word, { maxLength: 6 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(words, words, words, (before, quote, after) => {
        const escaped = [before, quote, after].map((text) =>
          text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
        );
        const html = sanitizeDescription(`<p>${escaped[0]} <em>${escaped[1]}</em> ${escaped[2]}</p>`);
        const marked = markQuotes(html, [quote]);
        expect(isSafeHtml(marked)).toBe(true);
        expect(isSafeHtml(marked) && extractText(marked)).toBe(extractText(html));
      }),
    );
  });

  it("are found at the end of a long text that repeats most of their words", () => {
    const words = "a b ".repeat(60);
    const html = sanitizeDescription(`<p>${"a <b>b</b> ".repeat(10_000)}<i>${words}c</i></p>`);
    expect(markQuotes(html, [`${words}c`])).toContain("c</mark>");
    expect(markQuotes(html, [`${words}d`])).toBe(html);
  });
});
