import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { buildNodes } from "../testing/allowed-markup.ts";
import { arbitraryAttack } from "../testing/arbitrary-attack.ts";
import { isSafeHtml } from "./is-safe-html.ts";
import { dropUnsafeLinks, extractText, listImages, makeExcerpt, readdressImages } from "./read-safe-html.ts";
import { SafeHtml } from "./safe-html.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

describe("the text of a description", () => {
  it.each([
    [
      "has a line for each block and break",
      "<h2>A</h2><p>b<br>c</p><ul><li>d</li><li>e<ul><li>f</li></ul></li></ul>",
      "A\nb\nc\nd\ne\nf",
    ],
    ["has its characters, not their names", '<p>R&amp;D &lt;3 "x" &amp;lt;</p>', 'R&D <3 "x" &lt;'],
    [
      "runs on through emphasis and links",
      '<p>a<b>b</b><a href="https://a.example/?p=<br>">c</a></p>',
      "abc",
    ],
    ["has a row of a table to a line", "<table><tr><td>a<td>b<tr><td>c<td>d</table>", "a\tb\nc\td"],
    ["leaves out images", '<p>a<img src="https://a.example/b.png" alt="b > c"></p>', "a"],
    ["is nothing for nothing", "", ""],
  ])("%s", (_, html, text) => {
    expect(extractText(sanitizeDescription(html))).toBe(text);
  });

  it("keeps every word", () => {
    const words = fc.array(fc.stringMatching(/^[a-z<>&"';]{1,8}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, (written) => {
        const escaped = written.join(" ").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
        expect(extractText(sanitizeDescription(`<p>${escaped}</p>`))).toBe(written.join(" "));
      }),
    );
  });
});

describe("an excerpt", () => {
  const excerpt = (html: string, length?: number) => makeExcerpt(sanitizeDescription(html), length);

  it("is all of a short description, on one line", () => {
    expect(excerpt("<p>We map caves.</p><ul><li>Climb</li><li>Draw</li></ul>")).toBe(
      "We map caves. Climb Draw",
    );
  });

  it("starts with prose, not with a heading", () => {
    expect(excerpt("<h2>About us</h2><p>We map caves.</p>")).toBe("We map caves.");
  });

  it("starts with prose, not with a bold line used as heading", () => {
    expect(excerpt("<p><b>About us</b></p><p>We map caves.</p>")).toBe("We map caves.");
    expect(excerpt("<p><b>About us</b><br>We map caves.</p>")).toBe("We map caves.");
  });

  it("keeps bold words at the start of a sentence, and a long bold paragraph", () => {
    expect(excerpt("<p><b>Caves</b> are what we map.</p>")).toBe("Caves are what we map.");
    expect(excerpt(`<p><b>${"We map caves. ".repeat(6)}</b></p>`)).toBe("We map caves. ".repeat(6).trim());
    expect(excerpt("<p><b>We map caves.</b></p>")).toBe("We map caves.");
  });

  it("uses headings if there is nothing else", () => {
    expect(excerpt("<h2>Cave mapper</h2>")).toBe("Cave mapper");
  });

  it("ends after a word with an ellipsis, within its length", () => {
    expect(excerpt("<p>Map caves, tunnels and mines</p>", 12)).toBe("Map caves…");
    expect(excerpt("<p>Map caves, tunnels and mines</p>", 18)).toBe("Map caves…");
    expect(excerpt("<p>Map caves, tunnels and mines</p>", 19)).toBe("Map caves, tunnels…");
    expect(excerpt("<p>Map caves</p>", 9)).toBe("Map caves");
  });

  it("cuts a word longer than half of it, but never a character", () => {
    expect(excerpt(`<p>${"x".repeat(30)}</p>`, 10)).toBe(`${"x".repeat(9)}…`);
    expect(excerpt(`<p>${"🦇".repeat(30)}</p>`, 10)).toBe(`${"🦇".repeat(4)}…`);
  });

  it("has at most 240 characters by default", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 120 }), (text) => {
        const short = excerpt(`<p>${text}</p>`);
        return short.length <= 240 && (short === text || (short.endsWith("…") && short.length > 120));
      }),
    );
  });
});

describe("the links of a stored description", () => {
  const link = (href: string) => `<a href="${href}" rel="noopener" target="_blank">Apply</a>`;
  const drop = (html: string) => dropUnsafeLinks(z.parse(SafeHtml, html));

  it("removes unsafe links from a stored description and keeps their text", () => {
    const stored = `<p>${link("http://10.0.0.1/?a&amp;b")} ${link("https://a.example/")}${link("https://x@evil.example/")}</p>`;
    expect(drop(stored)).toBe(`<p><a>Apply</a> ${link("https://a.example/")}<a>Apply</a></p>`);
    expect(isSafeHtml(drop(stored))).toBe(true);
  });

  it("keeps the text of stored email and phone links", () => {
    const stored = `<p>${link("mailto:a@b.example?bcc=c@d.example")} ${link("tel:+1555")}</p>`;
    expect(isSafeHtml(stored)).toBe(true);
    expect(drop(stored)).toBe("<p><a>Apply</a> <a>Apply</a></p>");
  });

  it("does not change newly sanitised descriptions and texts", () => {
    const html = sanitizeDescription(
      `<p><a href="https://a.example/?b&c">x</a> &lt;a href="http://10.0.0.1/"&gt; &lt;a href="mailto:a@b.example"&gt;`,
    );
    expect(drop(html)).toBe(html);
  });
});

/** As a parser finds them. */
const readImages = (markup: string) =>
  buildNodes(markup).flatMap(({ name, attributes }) =>
    name === "img" ? attributes.flatMap(([attribute, value]) => (attribute === "src" ? [value] : [])) : [],
  );
const ADDRESSES = ["https://tern.example/a.png?b=1&c=%22&amp;lt=%3C", "https://tern.example/b.webp"];
const html = sanitizeDescription(
  `<p>a</p><img src="${ADDRESSES[0]?.replaceAll("&", "&amp;")}" alt='<img src="https://no.example">'><p>&lt;img src="https://no.example/"&gt; <img src=${ADDRESSES[1]} width=9>`,
);

describe("the images of a description", () => {
  it("are those a browser would load, and no text that looks like one", () => {
    expect(listImages(html)).toEqual(ADDRESSES);
    fc.assert(
      fc.property(arbitraryAttack, (markup) => {
        const safe = sanitizeDescription(markup);
        expect(listImages(safe)).toEqual(readImages(safe));
      }),
    );
  });

  it("can be moved to another URL with nothing else changed", () => {
    const moved = readdressImages(html, (address) => `/image?of="1"&url=${address}`);
    expect(readImages(moved)).toEqual(ADDRESSES.map((address) => `/image?of="1"&url=${address}`));
    expect(readdressImages(html, (address) => address)).toBe(html);
  });
});
