import { makeSamplePostings } from "../../../../scripts/sample-jobs/sample-feeds.ts";
import { readRemotiveResponse } from "../../src/feed/feed-adapters.ts";
import { remotive } from "../../src/feed/remotive.ts";
import { extractText } from "../../src/html/read-safe-html.ts";
import type { Job } from "../../src/job/job.ts";

/** The current time for all corpora and queries. */
export const NOW = new Date("2026-11-01T09:00:00Z");

/** The invented postings, and their distinct sentences. */
export type SamplePostings = { readonly jobs: readonly Job[]; readonly sentences: readonly string[] };

export function readSamplePostings(): SamplePostings {
  const reading = readRemotiveResponse(remotive.writeAnswer(makeSamplePostings(NOW)), NOW);
  if (!reading.ok) throw new Error(reading.error.code);
  const { jobs } = reading.value;
  return {
    jobs,
    sentences: [...new Set(jobs.flatMap(({ description }) => splitSentences(extractText(description))))],
  };
}

function splitSentences(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.includes(" "));
}
