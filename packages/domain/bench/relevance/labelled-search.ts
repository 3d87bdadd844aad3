import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { groupDuplicates } from "../../src/duplicate/group-duplicates.ts";
import { markRepeated } from "../../src/duplicate/mark-repeated.ts";
import { fingerprintText } from "../../src/duplicate/text-fingerprint.ts";
import { findFeedAdapter } from "../../src/feed/feed-adapters.ts";
import { JobId } from "../../src/job/job-id.ts";
import type { Job } from "../../src/job/job.ts";
import { readLabels } from "./read-labels.ts";

/** Grades by job id; default 0. */
export type Grades = ReadonlyMap<string, number>;
export type LabelledQuery = { query: string; kind: string; heldOut: boolean; grades: Grades };
export type LabelledSearch = { jobs: readonly Job[]; queries: readonly LabelledQuery[] };
/** A captured posting, read like from its feed. */
export type LabelledPosting = { file: string; id: string; job: Job };

const Posting = z.object({ posting: z.number(), file: z.string(), id: z.string(), at: z.number() });
const Query = z.object({
  query: z.string(),
  kind: z.string(),
  held_out: z.boolean(),
  grades: z.record(z.string(), z.array(z.number())),
});
const Answer = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.union([z.object({ jobs: z.array(z.unknown()) }), z.object({ data: z.array(z.unknown()) })]),
    z.transform((answer) => ("jobs" in answer ? answer.jobs : answer.data)),
  ),
]);
const SOURCES: readonly (readonly [part: string, source: string])[] = [
  ["remoteok", "remote-ok"],
  ...["himalayas", "jobicy", "arbeitnow", "remotive", "ashby", "lever", "greenhouse"].map(
    (source) => [source, source] as const,
  ),
];
const AFTER_ALL = new Date("2026-11-24T00:00:00Z");

/** The labelled postings from the captures in `folder` that are valid jobs, each with a unique id. */
export function readPostings(folder: string): LabelledPosting[] {
  const answers = new Map<string, unknown[]>();
  const read = (file: string) => {
    const answer = answers.get(file) ?? z.parse(Answer, JSON.parse(readFileSync(join(folder, file), "utf8")));
    answers.set(file, answer);
    return answer;
  };
  const postings = readLabels("corpus", Posting).flatMap(({ posting, file, id, at }) => {
    const taken = ingestPostings(file, read(file)[at]);
    if (!taken) return [];
    // Some feeds reuse ids for several postings. Expiry is removed, so that results do not depend on the date.
    const { expires_at: _, ...lasting } = taken;
    return [{ file, id, job: { ...lasting, firestoreId: z.parse(JobId, `posting-${posting}`) } }];
  });
  // Like ingesting a file as one response.
  return [...Map.groupBy(postings, ({ file }) => file).values()].flatMap((ofFile) => {
    const jobs = markRepeated(ofFile.map(({ job }) => job));
    return ofFile.map((one, at) => ({ ...one, job: jobs[at] ?? one.job }));
  });
}

/** The postings with the labelled queries. */
export function readLabelledSearch(postings: readonly LabelledPosting[]): LabelledSearch {
  return foldCopies(postings.map(({ job }) => job));
}

function ingestPostings(file: string, posting: unknown): Job | undefined {
  const source = SOURCES.find(([part]) => file.includes(`${part}.`) || file.startsWith(part))?.[1] ?? "";
  const answers = { "remote-ok": [{ legal: "" }, posting], lever: [posting], arbeitnow: { data: [posting] } };
  const answer = Object.entries(answers).find(([id]) => id === source)?.[1] ?? { jobs: [posting] };
  const reading = findFeedAdapter(source)?.readResponse(answer, AFTER_ALL);
  return reading?.ok ? reading.value.jobs[0] : undefined;
}

/** Of duplicates, one is listed with their highest grade. */
function foldCopies(taken: readonly Job[]): LabelledSearch {
  const candidates = taken.map((job) => ({ ...job, text_print: fingerprintText(job) }));
  const shownAs = new Map(
    groupDuplicates(candidates).flatMap(({ shown, others }) =>
      [shown, ...others].map(({ firestoreId }) => [firestoreId.toString(), shown.firestoreId.toString()]),
    ),
  );
  const gradeAll = (grades: Record<string, readonly number[]>): Grades => {
    const graded = new Map<string, number>();
    for (const [grade, postings] of Object.entries(grades)) {
      for (const posting of postings) {
        const id = shownAs.get(`posting-${posting}`);
        if (id !== undefined) graded.set(id, Math.max(Number(grade), graded.get(id) ?? 0));
      }
    }
    return graded;
  };
  return {
    jobs: taken.filter(({ firestoreId }) => shownAs.get(firestoreId) === firestoreId),
    queries: readLabels("queries", Query).map(({ query, kind, held_out, grades }) => ({
      query,
      kind,
      heldOut: held_out,
      grades: gradeAll(grades),
    })),
  };
}
