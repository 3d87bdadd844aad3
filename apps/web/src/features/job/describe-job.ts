import { isOpen, type Job } from "@farwork/domain";
import { formatOpenTo } from "@farwork/domain/job-posting";
import { jobPath } from "@farwork/domain/links";
import type { Metadata } from "next";

import { describeImage } from "../open-graph/describe-image.ts";
import { jobImage } from "./job-image.ts";

/**
 * A job page's title, description and canonical address, also as links to it are unfurled. The address is that of
 * `shown` where listings show that posting for this one. A job that is over is nothing to be found by a search.
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
