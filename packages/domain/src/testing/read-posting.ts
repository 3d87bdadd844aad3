import type { CompanyBoard } from "../feed/company-board.ts";
import type { FeedRejection } from "../feed/feed-adapter.ts";
import { createAdapter } from "../feed/feed-adapters.ts";
import type { Feed } from "../feed/feed-shape.ts";
import type { Job } from "../job/job.ts";

/** The moment postings are read at in tests. */
export const READ_AT = new Date("2026-10-06T08:00:00Z");

/** The one job of an answer that holds one posting. */
export function readOne(feed: Feed, answer: unknown, board?: CompanyBoard): Job {
  const reading = createAdapter(feed).readResponse(answer, READ_AT, board);
  const [job] = reading.ok ? reading.value.jobs : [];
  if (job === undefined) throw new Error(`not a job: ${JSON.stringify(reading)}`);
  return job;
}

/** What of an answer became no job. */
export function readRejected(feed: Feed, answer: unknown): FeedRejection[] {
  const reading = createAdapter(feed).readResponse(answer, READ_AT);
  if (!reading.ok) throw new Error(`not an answer: ${JSON.stringify(reading)}`);
  return reading.value.rejected;
}
