import { isOpen, type Job, toJobPosting } from "@farwork/domain";
import { formatOpenTo } from "@farwork/domain/job-posting";
import { jobPath } from "@farwork/domain/links";
import { writeJson } from "@farwork/serving/write-json";
import type { Metadata } from "next";

import { describeImage } from "../open-graph/describe-image.ts";
import { jobImage } from "./job-image.ts";

/**
 * A job page's metadata. The canonical URL is that of `shown`, the posting that listings show for this position. Closed
 * jobs are not indexed.
 */
export function describeJob(
  job: Job,
  { shown = job, now }: { shown?: Job | undefined; now: Date },
): Metadata {
  const title = `${job.title} at ${job.company_name}`;
  const description = `${formatOpenTo(job)}. ${job.excerpt}`;
  const canonical = jobPath(shown);
  const page = {
    title,
    description,
    url: canonical,
    siteName: "Farwork",
    type: "article",
    locale: "en",
  } as const;
  return {
    title,
    description,
    alternates: { canonical },
    ...describeImage(page, `/og/jobs/${job.firestoreId}`, jobImage(job, now)),
    ...(!isOpen(job, now) && { robots: { index: false } }),
  };
}

/** JobPosting markup for search engines, if the source allows it. */
export function JobMarkup({ job, now }: { job: Job; now: Date }) {
  const markup = toJobPosting(job, now);
  return markup && <script type="application/ld+json">{writeJson(markup)}</script>;
}
