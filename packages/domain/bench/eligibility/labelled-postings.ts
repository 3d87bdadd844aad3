import { readFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { findFeedAdapter } from "../../src/feed/feed-adapters.ts";
import type { Job } from "../../src/job/job.ts";
import type { EligibilityLabel } from "./eligibility-label.ts";

/** What became of a labelled posting: a job, or `left-out` for being no remote work. */
export type Posting = { raw: Record<string, unknown>; job: Job | "left-out" };

const AFTER_ALL = new Date("2026-11-24T00:00:00Z");
const Fields = z.record(z.string(), z.unknown());
const Answer = z.union([
  z.array(Fields),
  z.object({ jobs: z.array(Fields) }),
  z.object({ data: z.array(Fields) }),
]);
const FEEDS = {
  remotive: { source: "remotive", idField: "id" },
  remoteok: { source: "remote-ok", idField: "id" },
  arbeitnow: { source: "arbeitnow", idField: "slug" },
  himalayas: { source: "himalayas", idField: "guid" },
  jobicy: { source: "jobicy", idField: "id" },
} as const;

/** Takes labelled postings in as their feeds' from the captures in `folder`; undefined where one is rejected otherwise. */
export function openPostings(folder: string): (label: EligibilityLabel) => Posting | undefined {
  const files = new Map<string, Record<string, unknown>[]>();
  const read = (file: string) => {
    const postings = files.get(file) ?? listPostings(JSON.parse(readFileSync(join(folder, file), "utf8")));
    files.set(file, postings);
    return postings;
  };
  return ({ feed, file, id }) => {
    const { source, idField } = FEEDS[feed];
    const raw = read(file).find((one) => String(one[idField]) === id);
    const reading = raw && findFeedAdapter(source)?.readResponse(wrapPosting(source, raw), AFTER_ALL);
    if (!raw || !reading?.ok) return undefined;
    const [job] = reading.value.jobs;
    if (job) return { raw, job };
    return reading.value.rejected[0]?.code === "not-remote" ? { raw, job: "left-out" } : undefined;
  };
}

function listPostings(json: unknown): Record<string, unknown>[] {
  const answer = z.parse(Answer, json);
  if (Array.isArray(answer)) return answer;
  return "jobs" in answer ? answer.jobs : answer.data;
}

function wrapPosting(source: string, posting: Record<string, unknown>): unknown {
  if (source === "remote-ok") return [{ legal: "" }, posting];
  return source === "arbeitnow" ? { data: [posting] } : { jobs: [posting] };
}
