import { existsSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { findFeedAdapter } from "../feed/feed-adapters.ts";
import { extractText } from "../html/extract-text.ts";
import { sanitizeDescription } from "../html/sanitize-description.ts";
import type { Job } from "../job/job.ts";
import { buildJob } from "../testing/build-job.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { toCandidate, WHOLE_TEXT } from "./fixtures/build-candidate.ts";
import { CAPTURED_PAIRS, type CapturedPair } from "./fixtures/captured-pairs.ts";
import { SPAM_TAIL } from "./fixtures/posting-texts.ts";
import { groupDuplicates } from "./group-duplicates.ts";
import { plainTitle } from "./plain-title.ts";
import { printText, readPrint } from "./text-print.ts";

const OWN = [buildJob({ description: sanitizeDescription(WHOLE_TEXT) })];
/** The one title that a feed posted twice, with other words in the second text: its copies are then nobody's. */
const POSTED_AGAIN = "Mid/Senior AI Cinematic Video Editor";

// Captured feeds, where somebody keeps them beside the repository; else one posting of our own stands for them.
const CAPTURES = [
  ["remotive", "remotive/api-2026-07-18.json"],
  ["remotive", "remotive/reassembled-2025.json"],
  ["remote-ok", "remoteok/api-2026-03-17.json"],
  ["arbeitnow", "arbeitnow/api-2026-04-23.json"],
  ["himalayas", "himalayas/api-2026-06-14.json"],
  ["jobicy", "jobicy/reassembled-2025.json"],
] as const;
const captured = new URL("../../../../../shared/data/", import.meta.url);
const AFTER_ALL = new Date("2026-11-01T00:00:00Z");

function readCapture([source, file]: (typeof CAPTURES)[number]): Job[] {
  const address = new URL(file, captured);
  if (!existsSync(address)) return [];
  const reading = findFeedAdapter(source)?.readResponse(JSON.parse(readFileSync(address, "utf8")), AFTER_ALL);
  return reading?.ok ? reading.value.jobs : [];
}

const jobs = CAPTURES.flatMap(readCapture);
// An id stands in two captures where the feed kept a posting for a year: the later capture is read first.
const postings = new Map(jobs.toReversed().map((job) => [job.firestoreId.toString(), toCandidate(job)]));
const labelled = jobs.length === 0 ? [] : CAPTURED_PAIRS;
const pairOf = ([, a, b]: CapturedPair) => [a, b].flatMap((id) => postings.get(id) ?? []);
const isCopy = (a: DuplicateCandidate, b: DuplicateCandidate) =>
  a.firestoreId.split("-").at(-1) === b.firestoreId.split("-").at(-1);
const isJoined = (pair: readonly DuplicateCandidate[]) =>
  pair.length === 2 && groupDuplicates(pair).length === 1;

describe("pairs of captured postings, labelled by a person,", () => {
  it("are never joined where they are two positions", async ({ annotate }) => {
    const joined = labelled.filter((pair) => isJoined(pairOf(pair)));
    const right = joined.filter(([isSame]) => isSame).length;
    const same = labelled.filter(([isSame]) => isSame).length;
    await annotate(
      `${labelled.length} pairs: precision ${right} of ${joined.length}, recall ${right} of ${same}`,
    );
    expect(labelled.filter((pair) => pairOf(pair).length < 2)).toEqual([]);
    expect(joined.filter(([isSame]) => !isSame)).toEqual([]);
  });

  it("are shown each on its own, for no feed sent one word for word again", () => {
    const groups = groupDuplicates([...postings.values()]).filter(({ others }) => others.length > 0);
    expect(groups.map(({ shown }) => shown.firestoreId)).toEqual([]);
  });
});

/** A posting of `jobs[at]` as other feeds would pass it on, the first as it is. */
function passOn(job: Job, at: number): DuplicateCandidate[] {
  const words = extractText(job.description).replaceAll("<", "&lt;").replace(/\s+/g, " ");
  const copy = (source: string, html: string, changed: Partial<Job> = {}) => {
    const { firestoreId: _, ...said } = { ...job, ...changed };
    return toCandidate(
      buildJob({ ...said, source, sourceId: `${at}`, description: sanitizeDescription(html) }),
    );
  };
  return [
    copy("original", job.description),
    copy("plain", `<p>${words}</p>`, { company_name: `${job.company_name}, Inc.` }),
    copy("cut", `<p>${words.slice(0, words.length * 0.6)}...</p>`, { job_type: "unspecified" }),
    copy("framed", `<p>A new posting for you today.</p>${job.description}${SPAM_TAIL}`),
    copy("retitled", job.description, { title: `${job.title} (m/f/d) - Remote` }),
  ];
}

describe("captured postings, passed on by four more feeds,", () => {
  it("come together with their copies and with nothing else", async ({ annotate }) => {
    // What is cut has to be long enough to be told by.
    const passedOn = [...jobs, ...OWN].filter((job) => readPrint(printText(job.description)).runs >= 170);
    const families = passedOn.map(passOn);
    const groups = groupDuplicates(families.flat());
    const complete = groups.filter(({ others }) => others.length === 4);
    await annotate(`${complete.length} of ${families.length} come together with all their copies`);
    const strangers = groups.filter(({ shown, others }) => others.some((other) => !isCopy(shown, other)));
    expect(strangers.map(({ shown }) => shown.title)).toEqual([]);
    const alone = groups.filter(({ others }) => others.length === 0);
    expect(new Set(alone.map(({ shown }) => plainTitle(shown.title)))).toEqual(
      new Set(jobs.length === 0 ? [] : [plainTitle(POSTED_AGAIN)]),
    );
    expect(complete.length + alone.length / 5).toBe(families.length);
  });
});
