import * as z from "zod/mini";

import { SafeHtml } from "../../src/html/safe-html.ts";
import type { Job } from "../../src/job/job.ts";
import { normalizeTag } from "../../src/job/tag.ts";
import { makePay } from "../../src/pay/annual-pay.ts";
import type { Pay } from "../../src/pay/pay.ts";
import { parsePlace } from "../../src/place/parse-place.ts";
import type { Place } from "../../src/place/place.ts";
import { buildJob } from "../../src/testing/build-job.ts";
import {
  COMPANY_KINDS,
  CURRENCY_SHARES,
  JOB_TYPE_SHARES,
  LOCATION_SHARES,
  OWN_SENTENCES,
} from "./corpus-shares.ts";
import { createDraw, type Draw } from "./draw.ts";
import { capitalize, makeUpWord, WORDS, zipfRank } from "./made-up-words.ts";
import { NOW, readSamplePostings, type SamplePostings } from "./sample-postings.ts";

const DAY = 86_400_000;
const DAYS = 120;
const COMPANIES = 12_000;
const TAGS = 4_000;
const places = new Map<string, Place>(LOCATION_SHARES.map(([text]) => [text, parsePlace(text)]));

/** Deterministic jobs; each is the same whatever the count. */
export function makeCorpus(count: number): Job[] {
  const samples = readSamplePostings();
  return Array.from({ length: count }, (_, at) => makeJob(samples, at, "first"));
}

/** The changes of an ingestion to such a corpus: some jobs changed, and as many new ones. */
export function makeChangedJobs(count: number, changes: number): Job[] {
  const samples = readSamplePostings();
  const rewritten = Math.floor(changes / 2);
  return Array.from({ length: changes }, (_, at) =>
    makeJob(samples, at < rewritten ? at * Math.floor(count / rewritten) : count + at, "second"),
  );
}

function makeJob(samples: SamplePostings, at: number, version: string): Job {
  const draw = createDraw(`corpus ${at} ${version}`);
  const sample = draw.pick(samples.jobs);
  const company = makeUpWord(zipfRank(draw.fraction(), COMPANIES));
  const location = draw.pickWeighted(LOCATION_SHARES);
  const sentences = writeSentences(samples, company, draw);
  const pay = draw.chance(0.55) ? drawPay(draw) : null;
  const posted = new Date(NOW.getTime() - Math.floor(draw.fraction() ** 1.6 * DAYS * DAY));
  const ends = draw.pickWeighted([
    [undefined, 80],
    [30, 18],
    [-1, 2],
  ]);
  return buildJob({
    source: "board",
    sourceId: String(at),
    url: `https://board.example/remote-jobs/${company}-${at}`,
    title: draw.chance(0.3) ? `${sample.title}, ${drawName(draw)}` : sample.title,
    company_name:
      `${capitalize(company)} ${COMPANY_KINDS[company.length % COMPANY_KINDS.length] ?? ""}`.trim(),
    company_logo: `https://logos.example/${company}.png`,
    category: sample.category,
    tags: drawTags(sample, draw),
    job_type: draw.pickWeighted(JOB_TYPE_SHARES),
    ...(sample.seniority && { seniority: sample.seniority }),
    publication_date: posted,
    candidate_required_location: location,
    place: places.get(location) ?? parsePlace(location),
    salary: pay ? `${pay.min} to ${pay.max} ${pay.currency}` : "",
    ...(pay && { pay }),
    description: z.parse(SafeHtml, writeDescription(sentences)),
    excerpt: sentences.slice(0, 3).join(" ").slice(0, 240),
    ...(ends !== undefined && { expires_at: new Date(NOW.getTime() + ends * DAY) }),
    first_seen_at: posted,
    last_seen_at: NOW,
  });
}

/** About 400 words: sentences of our postings in random order, and some about the company's products. */
function writeSentences({ sentences }: SamplePostings, company: string, draw: Draw): string[] {
  const own = Array.from({ length: 6 }, () => draw.pick(OWN_SENTENCES).replaceAll("_", () => drawName(draw)));
  const shared = Array.from({ length: draw.between(16, 38) }, () => draw.pick(sentences));
  return [`At ${capitalize(company)} you are one of us.`, ...shared, ...own]
    .map((sentence) => ({ sentence, order: draw.fraction() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ sentence }) => sentence);
}

function drawName(draw: Draw): string {
  return capitalize(makeUpWord(zipfRank(draw.fraction(), WORDS)));
}

function writeDescription(sentences: readonly string[]): string {
  const half = Math.floor(sentences.length / 2);
  const items = sentences.slice(half).map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  return `<p>${escapeHtml(sentences.slice(0, half).join(" "))}</p><ul>${items.join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function drawTags(sample: Job, draw: Draw): string[] {
  const own = Array.from({ length: draw.between(0, 3) }, () => makeUpWord(zipfRank(draw.fraction(), TAGS)));
  return [...new Set([...draw.take(sample.tags, draw.between(1, 5)), ...own].map(normalizeTag))];
}

function drawPay(draw: Draw): Pay | null {
  const currency = draw.pickWeighted(CURRENCY_SHARES);
  const hourly = draw.chance(0.08);
  const min = hourly ? draw.between(18, 110) : draw.between(6, 36) * 5_000;
  const max = hourly ? min + draw.between(0, 40) : min + draw.between(0, 12) * 5_000;
  return makePay({ min, max, currency, period: hourly ? "hour" : "year", origin: "structured" });
}
