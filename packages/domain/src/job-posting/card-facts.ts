import { type FacetName, TEXT_FILTERS, type TextFilterName } from "../filter/filter-names.ts";
import { FILTERS } from "../filter/filters.ts";
import type { JobCard } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { formatPay } from "../pay/format-pay.ts";
import { isRate } from "../pay/pay-range.ts";
import { formatPlace } from "../place/format-place.ts";
import type { CardFact, CardPart, CardReader, FactValue } from "./job-fact.ts";

/** The facts on job cards. Job pages show more about them, see `job-facts.ts`, which lists do not load. */
export const CARD_FACTS = {
  pay: { label: "Pay", card: "figure", isExpected: true, format: formatStatedPay },
  place: { label: "Open to", card: "line", format: (job) => [{ text: formatOpenTo(job) }] },
  jobType: { ...filterFact("job_type", { unknown: "unspecified" }), card: "line", isExpected: true },
  seniority: { ...filterFact("seniority"), card: "line" },
  tags: { ...filterFact("tags"), card: "tags" },
} satisfies Record<string, CardFact>;

/**
 * Formats the facts of a part of a job's card: the line after the company's name, the figure, or the tags.
 *
 * @example formatCardFacts(job, "line").map(({ text }) => text); // => ["Worldwide", "Contract"]
 */
export function formatCardFacts(
  job: JobCard,
  part: CardPart,
  reader: CardReader = { pay: formatPay },
): FactValue[] {
  return Object.values<CardFact>(CARD_FACTS).flatMap((fact) => {
    if (fact.card !== part) return [];
    const formatted = fact.format(job, reader);
    return part === "figure" && formatted.length === 0 ? [unstated(`${fact.label} not stated`)] : formatted;
  });
}

/**
 * Lists the facts of a job's card, for a single line.
 *
 * @example listCardFacts(job); // => ["Worldwide", "Contract", "Pay not stated"]
 */
export function listCardFacts(job: JobCard, reader?: CardReader): string[] {
  return [...formatCardFacts(job, "line", reader), ...formatCardFacts(job, "figure", reader)].map(
    ({ text }) => text,
  );
}

/**
 * Formats where a job is open; if its posting does not say, as its duplicates do.
 *
 * @example formatOpenTo(job); // => "Worldwide"
 */
export function formatOpenTo(job: Pick<JobCard, "place" | "locations">): string {
  return formatPlace(job.place.scope === "unknown" ? positionPlace(job) : job.place);
}

/** The part of a fact defined by a filter: its label, and its values, which other jobs share. */
export function filterFact(filter: TextFilterName & FacetName, { unknown }: { unknown?: string } = {}) {
  const { of, label } = TEXT_FILTERS[filter];
  const format = (job: JobCard): FactValue[] =>
    of(job)
      .filter((value) => value !== unknown)
      .map((value) => ({ text: label(value), shared: { filter, value } }));
  return { label: FILTERS[filter].panel.legend, format };
}

/** Shown next to implausible pay. */
export const UNLIKELY_PAY = "Unlikely, not compared";

/**
 * Formats pay as stated, or quotes it if it could not be parsed.
 *
 * @example formatStatedPay({ salary: "competitive" }); // => [{ text: "competitive", kind: "quoted" }]
 */
export function formatStatedPay(
  { pay, salary, job_type }: Pick<JobCard, "pay" | "salary"> & Partial<Pick<JobCard, "job_type">>,
  reader: CardReader = { pay: formatPay },
): FactValue[] {
  const amounts = pay ? reader.pay(pay) : "";
  if (pay?.implausible) return [{ text: amounts }, unstated(UNLIKELY_PAY)];
  const converted = pay && reader.converted?.(pay);
  // Its hours are not known.
  const isAtFullTime =
    job_type === "part_time" && pay && isRate(pay.period) && reader.terms && !isRate(reader.terms.period);
  if (amounts !== "")
    return [
      { text: amounts },
      ...(converted === undefined
        ? []
        : [{ text: isAtFullTime ? `${converted} full time` : converted, kind: "converted" as const }]),
    ];
  return salary === "" ? [] : [{ text: salary, kind: "quoted" }];
}

/** The value for an unstated fact. */
export function unstated(text: string): FactValue {
  return { text, kind: "unstated" };
}
