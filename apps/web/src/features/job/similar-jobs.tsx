import type { JobCard as Card, JobId } from "@farwork/domain";
import { FetchSimilarJobsResponse } from "@farwork/domain/contract";
import * as z from "zod/mini";

import { formatAnswer } from "./format-answer.ts";
import { JobCard } from "./job-card.tsx";
import type { Kept } from "./posting-path.ts";
import { RatesNote } from "./rates-note.tsx";

// Pulls in the contract's schemas: in the browser, only reach this file through `import()`.

/** Links to similar jobs; nothing without any. */
export function SimilarJobs({
  jobs,
  now,
  country,
  ratesTold,
  ...kept
}: {
  jobs: readonly Card[];
  now: Date;
  /** The reader's country. */
  country: string | undefined;
  /** Whether the page already says which exchange rates it uses. */
  ratesTold: boolean;
} & Kept) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mx-auto mt-14 max-w-job desk:mt-20">
      <h2 id="similar" className="set-narrow border-b-2 border-ink pb-2 text-head">
        Similar open jobs
      </h2>
      <ol className="job-entries">
        {jobs.map((job) => (
          <li key={job.firestoreId} className="job-entry-row">
            <JobCard {...{ job, now, ...kept }} headingLevel="h3" answer={formatAnswer(job, country)} />
          </li>
        ))}
      </ol>
      {!ratesTold && <RatesNote jobs={jobs} now={now} />}
    </section>
  );
}

/** Similar open jobs from `/api/similar-jobs/{id}`. No cookies: they are the same for everybody. */
export async function fetchSimilarJobs(jobId: JobId, signal: AbortSignal): Promise<readonly Card[]> {
  const path = `/api/similar-jobs/${encodeURIComponent(jobId)}`;
  const answer = await fetch(path, { signal, credentials: "omit" });
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
  return z.parse(FetchSimilarJobsResponse, await answer.json()).jobs;
}
