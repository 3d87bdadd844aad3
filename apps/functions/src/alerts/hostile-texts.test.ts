import { makeHostileTexts } from "@farwork/serving/testing";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";

import { writeDigestMail } from "./digest-mail.ts";

const corpus = makeHostileTexts(10_000);
const texts = corpus.map(({ text }) => text);
const onLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

const write = (name: string, titles: readonly string[]) => {
  const jobs = titles.map((title, at) => ({
    jobId: `lever-${at}`,
    title,
    company: title,
    path: `/jobs/lever-${at}`,
    facts: "Worldwide",
    reasons: "",
  }));
  const digest = {
    total: titles.length,
    searches: [{ searchId: "1", name, path: "/?q=cook", total: titles.length, jobs }],
  };
  return writeDigestMail("ada@example.com", digest, { siteUrl: "https://farwork.example", token: "YWRh" });
};

it("reads ten thousand hostile titles back from an email's HTML, without added markup", () => {
  const { html } = write("Cook", texts);
  const document: Document = new JSDOM(html).window.document;
  const links = [...document.querySelectorAll(".rule > a")];
  expect(links.map((link) => link.textContent)).toEqual(corpus.map(({ readBack }) => readBack));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    texts.map((_, at) => `https://farwork.example/jobs/lever-${at}`),
  );
  const names = new Set([...document.querySelectorAll(".sheet *")].map(({ tagName }) => tagName));
  expect([...names]).toEqual(["H2", "P", "A", "BR"]);
});

it("keeps each of them on its own line of the email's text", () => {
  const lines = write("Cook", texts).text.split("\n");
  const titles = lines.flatMap((_, at) => (lines[at + 1] === "  Worldwide" ? [lines[at]] : []));
  expect(titles).toEqual(corpus.map(({ readBack }) => `  ${onLine(`${readBack}, ${readBack}`)}`));
  expect(lines.filter((line) => line.startsWith("  https:"))).toHaveLength(texts.length);
});

it("writes each name of a search into one line of the subject", () => {
  for (const { text, readBack } of corpus) {
    expect(write(text, ["Cook"]).subject).toBe(`1 new job: ${onLine(readBack)}`);
  }
});
