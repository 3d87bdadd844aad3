import {
  buildJobSegment,
  type Job,
  type JobSegment,
  MAX_SEGMENT_JOBS,
  mergeJobSegments,
} from "@farwork/domain";

/** Jobs compiled at a time: so many are held with their descriptions, however many there are. */
const BATCH = 2000;

/** Segments of all these jobs, as few and as large as can be. */
export async function buildSegmentsFrom(jobs: AsyncIterable<Job>): Promise<JobSegment[]> {
  const whole: JobSegment[] = [];
  let parts: JobSegment[] = [];
  const join = () => {
    if (parts.length > 0) whole.push(mergeJobSegments(parts, { oldest: true }));
    parts = [];
  };
  for await (const batch of inBatches(jobs)) {
    const held = parts.reduce((sum, { size }) => sum + size, 0);
    if (held + batch.length > MAX_SEGMENT_JOBS) join();
    parts.push(buildJobSegment(batch));
  }
  join();
  return whole;
}

async function* inBatches(jobs: AsyncIterable<Job>): AsyncIterable<Job[]> {
  let batch: Job[] = [];
  for await (const job of jobs) {
    batch.push(job);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
