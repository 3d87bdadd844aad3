import { isOpen, type Job } from "@farwork/domain";
import { JOB_TYPE_LABELS } from "@farwork/domain/job";
import { formatPay } from "@farwork/domain/pay";
import { formatPlace } from "@farwork/domain/place";

import { createFormats, DEFAULT_LOCALE } from "../../platform/locale/formats.ts";
import { toDrawable } from "../open-graph/drawable-text.ts";
import { BETWEEN, type OpenGraphImage } from "../open-graph/image.ts";
import { attributeTo } from "./job-sources.ts";

const MAX_SALARY_WORDS = 36;

/** A job by what its posting states. A title in letters that we cannot draw leaves its place to plain words. */
export function jobImage(job: Job, now: Date): OpenGraphImage {
  const since = job.closed_at ?? job.expires_at;
  const isOver = !isOpen(job, now);
  const closed = since === undefined ? "Closed" : `Closed on ${createFormats(DEFAULT_LOCALE).day(since)}`;
  const type = job.job_type === "unspecified" ? "" : JOB_TYPE_LABELS[job.job_type];
  return {
    over: toDrawable(job.company_name),
    title: toDrawable(job.title) || "A remote job",
    marked: isOver ? closed : [wordPay(job), toDrawable(formatPlace(job.place))].join(BETWEEN),
    under: [type, toDrawable(attributeTo(job.source))].filter(Boolean).join(BETWEEN),
    isOver,
  };
}

function wordPay({ pay, salary }: Job): string {
  const words = toDrawable(pay ? formatPay(pay) : "") || toDrawable(salary);
  if (words === "") return "Pay not stated";
  return words.length > MAX_SALARY_WORDS ? `${words.slice(0, MAX_SALARY_WORDS).trimEnd()}…` : words;
}
