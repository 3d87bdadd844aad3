import type { Job } from "@farwork/domain";
import { jobPath } from "@farwork/domain/links/job-path";
import { formatPlace } from "@farwork/domain/place/format-place";
import type { Metadata } from "next";

/** A job page's title, description and canonical address, also as links to it are unfurled. */
export function describeJob(job: Job): Metadata {
  const title = `${job.title} at ${job.company_name}`;
  const description = `${formatPlace(job.place)}. ${job.excerpt}`;
  const canonical = jobPath(job);
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, siteName: "Farwork", type: "article", locale: "en" },
    ...(job.closed_at && { robots: { index: false } }),
  };
}
