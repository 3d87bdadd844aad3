import { withMarketingParams } from "@farwork/domain/links/marketing-params";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";

import { loadJob } from "../../../../data/server-client.ts";
import { describeJob } from "../../../../jobs/describe-job.ts";
import { JobFailed } from "../../../../jobs/job-failed.tsx";
import { JobPosting } from "../../../../jobs/job-posting.tsx";
import { toSearchParams } from "../../../../jobs/listing-path.ts";
import { readReturnPath } from "../../../../jobs/return-path.ts";

type Props = PageProps<"/jobs/[jobId]/[[...slug]]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadJob((await params).jobId);
  return loaded.status === "found" ? describeJob(loaded.job) : { title: "Job", robots: { index: false } };
}

// The id alone finds the job; whatever slug follows, the canonical link names the right one.
export default async function JobPage({ params, searchParams }: Props) {
  const landing = toSearchParams(await searchParams);
  const { jobId } = await params;
  const loaded = await loadJob(jobId);
  if (loaded.status === "unknown") notFound();
  if (loaded.status === "failed") {
    return <JobFailed path={withMarketingParams(`/jobs/${encodeURIComponent(jobId)}`, landing)} />;
  }
  const returnPath = readReturnPath(await headers(), landing);
  return <JobPosting job={loaded.job} now={new Date()} landing={landing} returnPath={returnPath} />;
}
