import { isOpen, type Job } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";

import { markGone, markUnavailable } from "../../../../data/answer-status.ts";
import { loadJob, loadSimilarJobs } from "../../../../data/server-client.ts";
import { describeJob } from "../../../../jobs/describe-job.ts";
import { JobFailed } from "../../../../jobs/job-failed.tsx";
import { JobMarkup } from "../../../../jobs/job-markup.tsx";
import { JobPosting } from "../../../../jobs/job-posting.tsx";
import { toSearchParams } from "../../../../jobs/listing-path.ts";
import { readReturnPath } from "../../../../jobs/return-path.ts";
import { SimilarJobs } from "../../../../jobs/similar-jobs.tsx";
import { RememberViewed } from "../../../../visits/remember-viewed.tsx";

type Props = PageProps<"/jobs/[jobId]/[[...slug]]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadJob((await params).jobId);
  if (loaded.status !== "found") return { title: "Job", robots: { index: false } };
  const { job } = loaded;
  return describeJob(job, { shown: await loadShown(job), now: new Date() });
}

// The id alone finds the job; whatever slug follows, the canonical link names the right one.
export default async function JobPage({ params, searchParams }: Props) {
  const landing = toSearchParams(await searchParams);
  const { jobId } = await params;
  const loaded = await loadJob(jobId);
  if (loaded.status === "unknown") notFound();
  if (loaded.status === "failed") {
    markUnavailable();
    return <JobFailed path={withMarketingParams(`/jobs/${encodeURIComponent(jobId)}`, landing)} />;
  }
  const { job } = loaded;
  const now = new Date();
  const isOver = !isOpen(job, now);
  if (isOver) markGone();
  const similar = isOver ? await loadSimilarJobs(job.firestoreId) : [];
  const returnPath = readReturnPath(await headers(), landing);
  return (
    <>
      <JobMarkup job={job} now={now} />
      <RememberViewed job={job} />
      <JobPosting job={job} now={now} landing={landing} returnPath={returnPath} />
      <SimilarJobs jobs={similar} now={now} landing={landing} />
    </>
  );
}

/** The posting that listings show instead of this one; without it the job's own page is as good an address. */
async function loadShown({ duplicate_of }: Job): Promise<Job | undefined> {
  if (duplicate_of === undefined) return undefined;
  const loaded = await loadJob(duplicate_of);
  return loaded.status === "found" ? loaded.job : undefined;
}
