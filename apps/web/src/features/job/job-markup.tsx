import { type Job, toJobPosting } from "@farwork/domain";
import { writeJson } from "@farwork/serving/write-json";

/** JobPosting markup for search engines, if the source allows it. */
export function JobMarkup({ job, now }: { job: Job; now: Date }) {
  const markup = toJobPosting(job, now);
  return markup && <script type="application/ld+json">{writeJson(markup)}</script>;
}
