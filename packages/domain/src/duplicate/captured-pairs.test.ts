import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { findFeedAdapter } from "../feed/feed-adapters.ts";
import { extractText } from "../html/read-safe-html.ts";
import { sanitizeDescription } from "../html/sanitize-description.ts";
import type { Job } from "../job/job.ts";
import { buildJob } from "../testing/build-job.ts";
import type { DuplicateCandidate } from "./duplicate-candidate.ts";
import { buildCandidate, toCandidate, WHOLE_TEXT, type WrittenPair } from "./fixtures/build-candidate.ts";
import { CAPTURED_PAIRS, type CapturedPair } from "./fixtures/captured-pairs.ts";
import { PAIRS_OF_ONE } from "./fixtures/pairs-of-one.ts";
import { PAIRS_OF_TWO } from "./fixtures/pairs-of-two.ts";
import { SPAM_TAIL } from "./fixtures/posting-texts.ts";
import { groupDuplicates } from "./group-duplicates.ts";
import { plainTitle } from "./plain-title.ts";
import { fingerprintText, readFingerprint } from "./text-fingerprint.ts";

const OWN = [buildJob({ description: sanitizeDescription(WHOLE_TEXT) })];
/** The one title a feed posted twice with different texts, so its copies cannot be assigned. */
const POSTED_AGAIN = "Mid/Senior AI Cinematic Video Editor";

// Captured feeds from the folder in FARWORK_CAPTURES; without it, invented postings are used.
const CAPTURES = [
  ["remotive", "remotive/api-2026-07-18.json"],
  ["remotive", "remotive/reassembled-2025.json"],
  ["remote-ok", "remoteok/api-2026-03-17.json"],
  ["arbeitnow", "arbeitnow/api-2026-04-23.json"],
  ["himalayas", "himalayas/api-2026-06-14.json"],
  ["jobicy", "jobicy/reassembled-2025.json"],
] as const;
const folder = process.env["FARWORK_CAPTURES"];
const AFTER_ALL = new Date("2026-11-01T00:00:00Z");

function readCapture([source, file]: (typeof CAPTURES)[number]): Job[] {
  if (!folder) return [];
  const answer: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const reading = findFeedAdapter(source)?.readResponse(answer, AFTER_ALL);
  return reading?.ok ? reading.value.jobs : [];
}

const jobs = CAPTURES.flatMap(readCapture);
// An id is in two captures if the feed kept a posting for a year: the later capture is read first.
const postings = new Map(jobs.toReversed().map((job) => [job.firestoreId.toString(), toCandidate(job)]));
type LabelledPair = { readonly isSame: boolean; readonly pair: readonly DuplicateCandidate[] };
const ofCaptures = ([isSame, a, b]: CapturedPair): LabelledPair => ({
  isSame,
  pair: [a, b].flatMap((id) => postings.get(id) ?? []),
});
const ofOurOwn = ([, , a, b]: WrittenPair) => [
  buildCandidate(a),
  buildCandidate({ source: "remote-ok", sourceId: "2", ...b }),
];
const labelled = folder
  ? CAPTURED_PAIRS.map(ofCaptures)
  : [
      ...PAIRS_OF_ONE.map((one) => ({ isSame: true, pair: ofOurOwn(one) })),
      ...PAIRS_OF_TWO.map((two) => ({ isSame: false, pair: ofOurOwn(two) })),
    ];
/** Sets of postings in which only the pairs labelled above may be joined. */
const heaps = folder ? [[...postings.values()]] : labelled.map(({ pair }) => pair);
const isCopy = (a: DuplicateCandidate, b: DuplicateCandidate) =>
  a.firestoreId.split("-").at(-1) === b.firestoreId.split("-").at(-1);
const tellPair = (pair: readonly DuplicateCandidate[]) =>
  pair
    .map(({ firestoreId }) => firestoreId)
    .toSorted()
    .join(" and ");
const isJoined = (pair: readonly DuplicateCandidate[]) =>
  pair.length === 2 && groupDuplicates(pair).length === 1;

describe("pairs of captured postings, or of our own, labelled by a person,", () => {
  it("are never joined if they are different positions", async ({ annotate }) => {
    const joined = labelled.filter(({ pair }) => isJoined(pair));
    const right = joined.filter(({ isSame }) => isSame).length;
    const same = labelled.filter(({ isSame }) => isSame).length;
    await annotate(
      `${labelled.length} pairs: precision ${right} of ${joined.length}, recall ${right} of ${same}`,
    );
    expect(labelled.length - same).toBeGreaterThan(55);
    expect(labelled.filter(({ pair }) => pair.length < 2)).toEqual([]);
    expect(joined.filter(({ isSame }) => !isSame)).toEqual([]);
  });

  it("are the only ones joined among all postings", () => {
    const groups = heaps.flatMap((heap) => groupDuplicates(heap));
    expect(groups.length).toBeGreaterThan(100);
    const ones = labelled.filter(({ isSame }) => isSame).map(({ pair }) => tellPair(pair));
    const joined = groups.flatMap(({ shown, others }) => others.map((other) => [shown, other]));
    expect(joined.map(tellPair).filter((pair) => !ones.includes(pair))).toEqual([]);
  });
});

/** The posting of `jobs[at]` as other feeds would republish it, starting with the original. */
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

describe("captured postings, republished by four more feeds,", () => {
  it("are joined with their copies and nothing else", async ({ annotate }) => {
    // Cut texts must be long enough to be recognised. A position posted for many places is joined with its postings for
    // the other places.
    const inOnePlace = new Set(
      groupDuplicates([...postings.values()]).flatMap(({ shown, others }) =>
        others.length === 0 ? shown.firestoreId.toString() : [],
      ),
    );
    const passedOn = [...jobs.filter(({ firestoreId }) => inOnePlace.has(firestoreId)), ...OWN].filter(
      (job) => readFingerprint(fingerprintText(job)).runs >= 170,
    );
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
