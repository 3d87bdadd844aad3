import { isOpen, type Job } from "@farwork/domain";
import { formatCardFacts } from "@farwork/domain/job-posting";

import { createFormats, DEFAULT_LOCALE } from "../../platform/locale/formats.ts";
import { toDrawable } from "../open-graph/drawable-text.ts";
import { BETWEEN, type OpenGraphImage } from "../open-graph/image.ts";
import { attributeTo } from "./job-sources.ts";

const MAX_AMOUNT_LENGTH = 36;

/**
 * A job's Open Graph image. A title in letters we cannot draw is replaced by plain words. Pay is shown as stated and not
 * converted: everyone a link is shared with sees the same image.
 */
export function jobImage(job: Job, now: Date): OpenGraphImage {
  const since = job.closed_at ?? job.expires_at;
  const isOver = !isOpen(job, now);
  const closed = since === undefined ? "Closed" : `Closed on ${createFormats(DEFAULT_LOCALE).day(since)}`;
  const [place = "", ...others] = formatCardFacts(job, "line").map(({ text }) => text);
  return {
    over: toDrawable(job.company_name),
    title: toDrawable(job.title) || "A remote job",
    marked: isOver ? closed : [describePay(job), toDrawable(place)].filter(Boolean).join(BETWEEN),
    under: [...others, toDrawable(attributeTo(job.source))].filter(Boolean).join(BETWEEN),
    isOver,
  };
}

/** Each fact is shortened by itself, so that a long amount never hides that it is unlikely. */
const describePay = (job: Job): string =>
  formatCardFacts(job, "figure")
    .map(({ text }) => shorten(toDrawable(text)))
    .join(BETWEEN);

const shorten = (text: string) =>
  text.length > MAX_AMOUNT_LENGTH ? `${text.slice(0, MAX_AMOUNT_LENGTH).trimEnd()}…` : text;
