import { expect, it } from "vitest";
import * as z from "zod/mini";

import { dropUnsafeLinks } from "./drop-unsafe-links.ts";
import { isSafeHtml } from "./is-safe-html.ts";
import { SafeHtml } from "./safe-html.ts";
import { sanitizeDescription } from "./sanitize-description.ts";

const link = (href: string) => `<a href="${href}" rel="noopener" target="_blank">Apply</a>`;
const drop = (html: string) => dropUnsafeLinks(z.parse(SafeHtml, html));

it("takes the links out of a stored description that lead where nobody should be led, and leaves their words", () => {
  const stored = `<p>${link("http://10.0.0.1/?a&amp;b")} ${link("https://a.example/")}${link("https://x@evil.example/")}</p>`;
  expect(drop(stored)).toBe(`<p><a>Apply</a> ${link("https://a.example/")}<a>Apply</a></p>`);
  expect(isSafeHtml(drop(stored))).toBe(true);
});

it("leaves of stored links to mailboxes and telephones what they say", () => {
  const stored = `<p>${link("mailto:a@b.example?bcc=c@d.example")} ${link("tel:+1555")}</p>`;
  expect(isSafeHtml(stored)).toBe(true);
  expect(drop(stored)).toBe("<p><a>Apply</a> <a>Apply</a></p>");
});

it("leaves what is sanitised now and texts as they are", () => {
  const html = sanitizeDescription(
    `<p><a href="https://a.example/?b&c">x</a> &lt;a href="http://10.0.0.1/"&gt; &lt;a href="mailto:a@b.example"&gt;`,
  );
  expect(drop(html)).toBe(html);
});
