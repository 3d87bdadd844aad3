import { isOpen, type Job } from "@farwork/domain";
import { JOB_TYPE_LABELS } from "@farwork/domain/job";
import { formatPay } from "@farwork/domain/pay";
import { formatPlace } from "@farwork/domain/place";

import { attributeTo } from "../jobs/job-sources.ts";
import { DEFAULT_LOCALE } from "../locale/default-locale.ts";
import { createFormats } from "../locale/formats.ts";
import { toDrawable } from "./drawable-text.ts";

/** The words of a picture that stands for a page where links to it are unfurled. */
export type Picture = {
  /** Above the title; may be "". */
  readonly over: string;
  readonly title: string;
  /** On the marker's stroke. */
  readonly marked: string;
  /** Below it; may be "". */
  readonly under: string;
  /** Whether what the page is about is over. */
  readonly isOver: boolean;
};

const MAX_SALARY_WORDS = 36;
/** Wider than usual: words on a picture are read from afar. */
const BETWEEN = "\u00A0 ·\u00A0 ";

/** The whole board, and every page that has no picture of its own. */
export const BOARD_PICTURE: Picture = {
  over: "",
  title: "Remote jobs, set as plainly as small ads",
  marked: ["Who may apply", "What it pays", "When it was posted"].join(BETWEEN),
  under: "From many boards, each with its source",
  isOver: false,
};

/** A job by what its posting states. A title in letters that we cannot draw leaves its place to plain words. */
export function pictureJob(job: Job, now: Date): Picture {
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
