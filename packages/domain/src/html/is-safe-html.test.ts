import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { buildNodes, findForbidden } from "../testing/allowed-markup.ts";
import { arbitraryAttack } from "../testing/arbitrary-attack.ts";
import { ATTACKS } from "./fixtures/attacks.ts";
import { isSafeHtml } from "./is-safe-html.ts";
import { DEFAULT_LINK_REL } from "./markup-policies.ts";
import { readdressImages } from "./read-safe-html.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

const CORPUS = Object.values(ATTACKS).flatMap((attacks) => attacks.map(([, markup]) => markup));

/** Ignores differences due to a source's terms, which the policy check does not know. */
const findOthers = (markup: string) =>
  findForbidden(buildNodes(markup.replaceAll('rel="noopener"', `rel="${DEFAULT_LINK_REL}"`)));

describe("markup with only what the sanitiser writes", () => {
  it("includes everything the sanitiser writes", () => {
    const everyTag = `<h2>A</h2><p>b <b>c</b><br><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup><code>i</code></p><hr>
      <ul><li>j</li></ul><ol start=4><li>k</li></ol><blockquote>l</blockquote><table><tr><th>m</th><td>n</td></table>
      <a href="https://a.example/?b=1&c=%22">o</a><img src=https://a.example/b.png alt='"p" > q' width=9 height=9>`;
    const left = [everyTag, ...CORPUS].map((markup) => sanitizeDescription(markup));
    expect(left.filter((html) => !isSafeHtml(html))).toEqual([]);
    fc.assert(fc.property(arbitraryAttack, (markup) => isSafeHtml(sanitizeDescription(markup))));
  });

  it("includes followed links, if a source's terms require them", () => {
    expect(isSafeHtml(sanitizeDescription("<a href=https://a.example>a</a>", { linkRel: "noopener" }))).toBe(
      true,
    );
  });

  it("may load its images from the page's own site", () => {
    const html = sanitizeDescription('<p>a</p><img src="https://a.example/b.png?c&d">');
    expect(isSafeHtml(readdressImages(html, (address) => `/image?url=${encodeURIComponent(address)}`))).toBe(
      true,
    );
    expect(isSafeHtml(readdressImages(html, () => "javascript:x"))).toBe(false);
  });

  it("is harmless: what passes only builds allowed elements", () => {
    expect(CORPUS.filter(isSafeHtml).flatMap(findOthers)).toEqual([]);
    fc.assert(
      fc.property(arbitraryAttack, (markup) => {
        fc.pre(isSafeHtml(markup));
        expect(findOthers(markup)).toEqual([]);
      }),
      { maxSkipsPerRun: 1_000 },
    );
  });

  it.each([
    "<p onclick=x>a</p>",
    "<P>a</P>",
    "<scr<p>ipt>x</scr</p>ipt>",
    '<a href="javascript:x" rel="noopener" target="_blank">a</a>',
    '<a href="https://a.example" rel="noopener" target="_blank" onclick="x">a</a>',
    '<a href="https://a.example" rel="y" target="_blank">a</a>',
    '<a href="https://a.example" rel="opener" target="_blank">a</a>',
    '<a href="https://a.example" rel="nofollow noopener" target="_blank">a</a>',
    '<a href="https://a.example" rel="" target="_blank">a</a>',
    '<a href="https://a.example" target="_blank">a</a>',
    '<img src="http://a.example/b.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    "<!-- a -->",
    "<p",
    "<svg></svg>",
  ])("is not %s", (markup) => {
    expect(isSafeHtml(markup)).toBe(false);
  });
});
