import { type Job, toJobPosting } from "@farwork/domain";
import { writeJson } from "@farwork/serving/write-json";

/** What search engines' job boards may be told of a job, where its source lets us tell them anything. */
export function JobMarkup({ job, now }: { job: Job; now: Date }) {
  const markup = toJobPosting(job, now);
  return markup && <script type="application/ld+json">{writeJson(markup)}</script>;
}
