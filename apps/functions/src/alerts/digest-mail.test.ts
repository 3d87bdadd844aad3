import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";

import { writeDigestMail } from "./digest-mail.ts";
import type { Digest } from "./digest.ts";

const job = {
  jobId: "remotive-1",
  title: "Tide Keeper",
  company: "Tern & Co",
  path: "/jobs/remotive-1/tide-keeper",
  facts: "Worldwide · $40k–$50k a year",
  reasons: "Matches “tides”",
};
const digest: Digest = {
  total: 7,
  searches: [
    { searchId: "search-1", name: "Tides", path: "/?q=tides&sort=newest", total: 7, jobs: [job] },
    { searchId: "search-2", name: "Sales", path: "/?tag=sales&sort=newest", total: 1, jobs: [job] },
  ],
};
const LINKS = { siteUrl: "https://farwork.example", token: "YWRh.c2VhbA" };
const write = (changes: Partial<Digest> = {}) =>
  writeDigestMail("ada@example.com", { ...digest, ...changes }, LINKS);

describe("the email of a digest", () => {
  it("says how much is new, and for which searches", () => {
    expect(write().subject).toBe("7 new jobs for 2 searches");
    expect(write({ total: 1, searches: digest.searches.slice(1) }).subject).toBe("1 new job: Sales");
  });

  it("has the same content in both parts, with links only to our own pages", () => {
    const { html, text } = write();
    for (const words of ["Tides", "Tide Keeper", "Worldwide", "Matches “tides”", "See 6 more on Farwork"]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
    expect(links.every((link) => link.startsWith("https://farwork.example/"))).toBe(true);
    expect(links).toContain("https://farwork.example/jobs/remotive-1/tide-keeper");
    expect(links).toContain("https://farwork.example/?q=tides&amp;sort=newest");
    expect(text).toContain("\nhttps://farwork.example/?q=tides&sort=newest\n");
  });

  it("has a dark mode stylesheet that email programs can parse", () => {
    const { document, getComputedStyle } = new JSDOM(write().html).window;
    const [sheet] = document.styleSheets;
    expect(Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join("")).toContain(
      "@media (prefers-color-scheme: dark)",
    );
    expect(getComputedStyle(document.documentElement).colorScheme).toBe("light dark");
  });

  it("loads nothing when read", () => {
    expect(write().html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import|@font-face/i);
  });

  it("can be unsubscribed from by a link and by the email program", () => {
    const { headers, text, html } = write();
    expect(headers).toEqual({
      "List-Unsubscribe": "<https://farwork.example/api/unsubscribe?token=YWRh.c2VhbA>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(text).toContain("https://farwork.example/unsubscribe?token=YWRh.c2VhbA");
    expect(html).toContain("https://farwork.example/unsubscribe?token=YWRh.c2VhbA");
  });

  it("shows texts of postings and people as plain text everywhere", () => {
    const evil = `"><script>alert('1')</script>&amp;<img src=x onerror=y>`;
    const { html, subject } = write({
      searches: [
        {
          searchId: "search-1",
          name: evil,
          path: "/?q=%22%3E&sort=newest",
          total: 1,
          jobs: [{ ...job, title: evil, company: evil, facts: evil, reasons: evil }],
        },
      ],
    });
    expect(html).not.toMatch(/<script|<img|onerror=y>/);
    expect(html.match(/&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;&amp;amp;/g)).toHaveLength(
      6,
    );
    expect(subject).toContain("<script>");
  });

  it("keeps a name with line breaks on one line of the subject", () => {
    const [first] = digest.searches;
    const name = "Tides\r\nBcc: everybody@example.com";
    expect(write({ searches: first ? [{ ...first, name }] : [] }).subject).toBe(
      "7 new jobs: Tides Bcc: everybody@example.com",
    );
  });

  it("is deterministic", () => {
    expect(write()).toEqual(write());
  });
});
