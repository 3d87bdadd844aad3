import { buildJob } from "@farwork/domain/testing";
import { makeHostileTexts } from "@farwork/serving/testing";
import { parse as parseCsv } from "csv-parse/sync";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { writeCsv } from "../account/write-csv.ts";
import { JobMarkup } from "../job/describe-job.tsx";
import { writeSitemap } from "../sitemap/sitemap-endpoint.ts";
import { answerJobFeed } from "./job-feed-endpoint.ts";

const corpus = makeHostileTexts(10_000);
const texts = corpus.map(({ text }) => text);
const expected = corpus.map(({ readBack }) => readBack);
const jobs = texts.map((text, at) =>
  buildJob({
    source: "lever",
    sourceId: String(at),
    title: text,
    company_name: text,
    excerpt: text,
    tags: [text],
    place: { scope: "restricted", countries: ["DE"], regions: [] },
  }),
);
const feed = async (format: "xml" | "json") => {
  const sources = { siteUrl: "https://farwork.example", loadFirstJobs: async () => jobs };
  return (await answerJobFeed(format, new URLSearchParams(), sources)).text();
};
// The text of each element, in the order of the document.
const list = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const readXml = (xml: string): Document => new JSDOM(xml, { contentType: "application/xml" }).window.document;
const readHtml = (html: string): Document => new JSDOM(html).window.document;
const rss = readXml(await feed("xml"));
const named = expected.map((text) => `${text} at ${text}`);

describe("ten thousand hostile texts", () => {
  it("are read back from RSS one by one, and nothing else is", () => {
    expect(list(rss, "title").slice(1)).toEqual(named);
    expect(list(rss, "category")).toEqual(expected);
    expect(list(rss, "link").slice(2)).toEqual(list(rss, "guid"));
    const names = new Set([...rss.querySelectorAll("item *")].map(({ tagName }) => tagName));
    expect([...names]).toEqual(["title", "link", "guid", "pubDate", "content:encoded", "category"]);
  });

  it("are paragraphs of text in the HTML inside RSS", () => {
    const document = readHtml(list(rss, "encoded").join(""));
    expect(list(document, "p").filter((_, at) => at % 3 === 1)).toEqual(expected);
    expect(document.querySelectorAll("body *:not(p)")).toHaveLength(0);
  });

  it("are read back from a JSON feed", async () => {
    const { items }: { items: { title: string; tags: string[] }[] } = JSON.parse(await feed("json"));
    expect(items.map(({ title }) => title)).toEqual(named);
    expect(items.flatMap(({ tags }) => tags)).toEqual(expected);
  });

  it("are read back from a posting's script, which they neither close nor reopen", () => {
    const now = new Date("2026-01-20T12:00:00Z");
    const html = jobs.map((job) => renderToString(createElement(JobMarkup, { job, now }))).join("");
    const document = readHtml(html);
    expect(list(document, "script").map((json) => JSON.parse(json ?? "").title)).toEqual(expected);
    expect(document.querySelectorAll("*:not(html, head, body, script)")).toHaveLength(0);
  });

  it("are read back from a sitemap", () => {
    const xml = writeSitemap(texts.map((text) => ({ url: `https://farwork.example/?q=${text}` })));
    expect(list(readXml(xml), "loc")).toEqual(expected.map((text) => `https://farwork.example/?q=${text}`));
  });

  it("are CSV cells without formulas, however a spreadsheet splits them", () => {
    const csv = writeCsv([["text", "next"], ...texts.map((text) => [text, "b"])]);
    const rows: string[][] = parseCsv(csv, { bom: true });
    expect(rows.slice(1).map(([, next]) => next)).toEqual(texts.map(() => "b"));
    const cells = rows.slice(1).map(([cell = ""]) => cell);
    // Ignores apostrophes, some of which belong to the texts.
    expect(cells.map(dropApostrophes)).toEqual(expected.map(dropApostrophes));
    expect(
      csv
        .slice(1)
        .split(/[,;\t\r\n]/)
        .filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell)),
    ).toEqual([]);
  });
});

const dropApostrophes = (text: string) => text.replaceAll("'", "");
