import type { CompanyBoard } from "../feed/company-board.ts";
import type { FeedRejection } from "../feed/feed-adapter.ts";
import { createAdapter } from "../feed/feed-adapters.ts";
import type { FeedDefinition } from "../feed/feed-shape.ts";
import type { Job } from "../job/job.ts";

/** The current time when reading postings in tests. */
export const READ_AT = new Date("2026-10-06T08:00:00Z");

/** The only job of a response with one posting. */
export function readOne(feed: FeedDefinition, answer: unknown, board?: CompanyBoard): Job {
  const reading = createAdapter(feed).readResponse(answer, READ_AT, board);
  const [job] = reading.ok ? reading.value.jobs : [];
  if (job === undefined) throw new Error(`not a job: ${JSON.stringify(reading)}`);
  return job;
}

/** The rejected items of a response. */
export function readRejected(feed: FeedDefinition, answer: unknown): FeedRejection[] {
  const reading = createAdapter(feed).readResponse(answer, READ_AT);
  if (!reading.ok) throw new Error(`not an answer: ${JSON.stringify(reading)}`);
  return reading.value.rejected;
}
