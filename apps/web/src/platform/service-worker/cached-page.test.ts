import { describe, expect, it } from "vitest";

import { cleanCachedHeaders, annotateCachedHtml, listAssets } from "./cached-page.ts";

const keptAt = new Date("2026-11-21T12:00:00Z");

describe("a cached page", () => {
  it("comes with the scripts, styles and fonts it names, each once", () => {
    const html = `<link href="/_next/static/chunks/a1.css"><script src="/_next/static/chunks/b~2.js"></script>
      <script>push("[\\"/_next/static/chunks/b~2.js\\",\\"/_next/static/media/c.woff2\\"]")</script><img src="/logo.png">`;
    expect(listAssets(html)).toEqual([
      "/_next/static/chunks/a1.css",
      "/_next/static/chunks/b~2.js",
      "/_next/static/media/c.woff2",
    ]);
  });

  it("keeps its policies, and loses its encoding", () => {
    const sent = { "content-type": "text/html; charset=utf-8", "content-security-policy": "base-uri 'none'" };
    const kept = new Headers({ ...sent, "content-encoding": "br", "content-length": "7" });
    expect(Object.fromEntries(cleanCachedHeaders(kept))).toEqual(sent);
  });

  it("is marked as a copy, with its date and the theme chosen on this device", () => {
    expect(annotateCachedHtml('<!DOCTYPE html><html lang="en"><body>', { keptAt, theme: "dark" })).toBe(
      '<!DOCTYPE html><html data-copy data-kept-at="2026-11-21T12:00:00.000Z" data-theme="dark" lang="en"><body>',
    );
  });

  it("has no date when none is known", () => {
    expect(annotateCachedHtml('<html lang="en">', { theme: undefined })).toBe('<html data-copy lang="en">');
  });

  it("ignores an unknown theme", () => {
    expect(annotateCachedHtml("<html>", { keptAt, theme: '"><script>' })).not.toContain("script");
  });
});
