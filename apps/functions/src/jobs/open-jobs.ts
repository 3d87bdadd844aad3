import type { Job } from "@farwork/domain";

/** What the cache asks of the database: the catalogue's version is one document, the jobs are many. */
export interface OpenJobsSource {
  /** Absent before anything was ever ingested. */
  readonly readVersion: () => Promise<string | undefined>;
  readonly readOpenJobs: () => Promise<readonly Job[]>;
  readonly onLoaded?: (jobs: number, version: string) => void;
}

/**
 * Every open job, kept in this instance's memory. A call reads the version, and the jobs only when it moved.
 *
 * The version is read before the jobs and moves in the same commit as they do, so an answer may be newer than
 * the version it is kept under (and is then loaded once more) but never older. Calls that meet a load of
 * their version under way share it; a load that fails is forgotten, and the next call tries again.
 */
export function createOpenJobs(source: OpenJobsSource): () => Promise<readonly Job[]> {
  let kept: { version: string; jobs: Promise<readonly Job[]> } | undefined;

  return async () => {
    const version = await source.readVersion();
    if (version === undefined) return source.readOpenJobs();
    if (kept?.version !== version) kept = { version, jobs: load(version) };
    return kept.jobs;
  };

  async function load(version: string): Promise<readonly Job[]> {
    try {
      const jobs = await source.readOpenJobs();
      source.onLoaded?.(jobs.length, version);
      return jobs;
    } catch (error) {
      if (kept?.version === version) kept = undefined;
      throw error;
    }
  }
}
