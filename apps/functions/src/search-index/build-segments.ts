import {
  buildJobSegment,
  type Job,
  type JobSegment,
  MAX_SEGMENT_JOBS,
  mergeJobSegments,
} from "@farwork/domain";

export interface BuildOptions {
  /** Jobs compiled per batch, which limits how many are in memory with their descriptions. Default 2,000. */
  readonly batch?: number;
  /** Maximum jobs per segment. Default the format's maximum. */
  readonly maxJobs?: number;
}

/** Builds segments of all these open jobs, as few and as large as possible, none empty. */
export async function buildSegmentsFrom(
  jobs: AsyncIterable<Job>,
  { batch = 2000, maxJobs = MAX_SEGMENT_JOBS }: BuildOptions = {},
): Promise<JobSegment[]> {
  const whole: JobSegment[] = [];
  let parts: JobSegment[] = [];
  const join = () => {
    if (parts.length > 0) whole.push(mergeJobSegments(parts, { oldest: true }));
    parts = [];
  };
  for await (const some of inBatches(jobs, batch)) {
    const held = parts.reduce((sum, { size }) => sum + size, 0);
    if (held + some.length > maxJobs) join();
    parts.push(buildJobSegment(some));
  }
  join();
  return whole;
}

async function* inBatches(jobs: AsyncIterable<Job>, size: number): AsyncIterable<Job[]> {
  let batch: Job[] = [];
  for await (const job of jobs) {
    batch.push(job);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
