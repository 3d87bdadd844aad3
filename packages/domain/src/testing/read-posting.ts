import type { CompanyBoard } from "../feed/company-board.ts";
import type { FeedAdapter, FeedRejection } from "../feed/feed-adapter.ts";
import type { Job } from "../job/job.ts";

/** The moment postings are read at in tests. */
export const READ_AT = new Date("2026-10-06T08:00:00Z");

/** The one job of an answer that holds one posting. */
export function readOne(adapter: FeedAdapter, answer: unknown, board?: CompanyBoard): Job {
  const reading = adapter.readResponse(answer, READ_AT, board);
  const [job] = reading.ok ? reading.value.jobs : [];
  if (job === undefined) throw new Error(`not a job: ${JSON.stringify(reading)}`);
  return job;
}

/** What of an answer became no job. */
export function readRejected(adapter: FeedAdapter, answer: unknown): FeedRejection[] {
  const reading = adapter.readResponse(answer, READ_AT);
  if (!reading.ok) throw new Error(`not an answer: ${JSON.stringify(reading)}`);
  return reading.value.rejected;
}
