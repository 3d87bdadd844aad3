import { formatPostedAgo } from "../date/format-posted-ago.ts";
import { isHopedPay } from "../feed/hoped-pay.ts";
import type { JobType } from "../job/job-type.ts";
import type { Job } from "../job/job.ts";
import { hasAnnual, isDollarDoubtful, isRate, NO_CURRENCY } from "../pay/pay-range.ts";
import type { Pay } from "../pay/pay.ts";
import { hasRate } from "../rates/pay-currencies.ts";
import { findFeedSource } from "../source/feed-source.ts";
import { CARD_FACTS, filterFact, unstated } from "./card-facts.ts";
import type { CardFact, CardPart, FactDetails, FactReader, FactValue, PageFact } from "./job-fact.ts";
import type { EmploymentType, SalaryMarkup, StatedMarkup } from "./job-posting-markup.ts";
import { noteRates } from "./note-rates.ts";

/**
 * Everything a posting states besides title, company and text, in page order. Cards, pages, feeds, emails, images and
 * structured data get labels, formats and positions of facts from here. Those on cards are in `CARD_FACTS`; here are their
 * order and details.
 */
export const JOB_FACTS: readonly (DetailedCardFact | PageFact)[] = [
  {
    onCard: "pay",
    notes: explainPay,
    quotes: ({ pay, salary }) => (pay?.origin === "parsed" ? [salary] : []),
    markup: (job) => {
      const baseSalary = readBaseSalary(job);
      return baseSalary && { baseSalary };
    },
  },
  {
    onCard: "place",
    quotes: ({ candidate_required_location }) => [candidate_required_location.trim()],
  },
  {
    onCard: "jobType",
    quotes: ({ stated }) => stated?.job_types,
    markup: ({ job_type }) => {
      const employmentType = EMPLOYMENT_TYPES[job_type];
      return employmentType && { employmentType };
    },
  },
  { onCard: "seniority" },
  { ...filterFact("categories"), quotes: ({ stated }) => stated?.categories },
  {
    label: "Posted",
    format: ({ publication_date: at }, { now }) => [{ text: formatPostedAgo(at, now), at }],
    notes: ({ publication_date }, { day }) => [day(publication_date)],
  },
  { label: "First seen", format: ({ first_seen_at }, { day }) => [{ text: day(first_seen_at) }] },
  {
    label: "Last seen",
    format: ({ last_seen_at, source }, { day }) => [
      { text: `${day(last_seen_at)}, at ${findFeedSource(source)?.name ?? source}` },
    ],
  },
  {
    label: "Expires",
    format: ({ expires_at: at }, { day, now }) => (at && at > now ? [{ text: day(at) }] : []),
    markup: ({ expires_at }) => expires_at && { validThrough: expires_at.toISOString() },
  },
  {
    label: "Expired",
    format: ({ expires_at: at }, { day, now }) => (at && at <= now ? [{ text: day(at) }] : []),
  },
  { label: "Closed", format: ({ closed_at: at }, { day }) => (at ? [{ text: day(at) }] : []) },
  { onCard: "tags" },
];

interface DetailedCardFact extends FactDetails {
  readonly onCard: keyof typeof CARD_FACTS;
}

/** A fact formatted for a posting's page. */
export interface FormattedFact {
  readonly label: string;
  /** Where cards show it, if they do. */
  readonly card: CardPart | undefined;
  /** At least one. */
  readonly values: readonly FactValue[];
  readonly notes: readonly string[];
  /** The source's own words, if they differ. */
  readonly quotes: readonly string[];
}

/**
 * Formats the facts of a posting in page order; `reader` formats amounts and dates and has the current time.
 *
 * @example
 * const reader = { pay: formatPay, day: (date: Date) => date.toISOString().slice(0, 10), now };
 * formatFacts(job, reader).find(({ label }) => label === "Job type")?.values[0]?.text; // => "Contract"
 */
export function formatFacts(job: Job, reader: FactReader): FormattedFact[] {
  return JOB_FACTS.map((fact) => {
    const shown: CardFact | PageFact = "onCard" in fact ? CARD_FACTS[fact.onCard] : fact;
    const formatted = shown.format(job, reader);
    const values = formatted.length === 0 && shown.isExpected ? [unstated("Not stated")] : formatted;
    const quotes = (fact.quotes?.(job) ?? []).filter((words) => saysOtherwise(words, values));
    const card = "card" in shown ? shown.card : undefined;
    return { label: shown.label, card, values, notes: fact.notes?.(job, reader) ?? [], quotes };
  }).filter(({ values }) => values.length > 0);
}

/** The structured data of all facts. */
export function markUpFacts(job: Job): StatedMarkup {
  return JOB_FACTS.reduce<StatedMarkup>((markup, fact) => ({ ...markup, ...fact.markup?.(job) }), {});
}

function saysOtherwise(words: string, values: readonly FactValue[]): boolean {
  const bare = bareWord(words);
  return bare !== "" && values.every(({ text }) => bareWord(text) !== bare);
}

/** "full_time", "Full Time" and "Full-time" are the same; punctuation between digits matters. */
function bareWord(text: string): string {
  return /\d/.test(text) ? text : text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function explainPay({ pay }: Job, reader: FactReader): string[] {
  if (!pay) return [];
  const uncompared = explainUncompared(pay);
  const currency = pay.currencyAssumed ? [`Currency not named: we count it as ${pay.currency}`] : [];
  if (uncompared !== undefined) {
    // A doubtful "$" is itself the reason.
    const likely =
      isDollarDoubtful(pay) || !pay.currencyAssumed
        ? []
        : [`Currency not named: most likely ${pay.currency}`];
    return [...likely, `${uncompared}, so it is compared with no other pay`];
  }
  const assumed = pay.periodAssumed ? [explainPeriod(pay)] : [];
  const annual = reader.pay({ ...pay.annual, currency: pay.currency, period: "year" });
  // Weekly or monthly pay is what the job brings, however few its hours.
  const notes = pay.period === "year" ? [] : [isRate(pay.period) ? `${annual}, if full time` : annual];
  return [...currency, ...assumed, ...notes, ...explainRates(pay, reader)];
}

/** Explains how an unstated period was determined. */
function explainPeriod({ period }: Pay): string {
  if (period === "year") return "No period stated: by its size we count it as a year’s pay";
  return `No period stated: by the year’s pay that its source gives we count it as ${period === "hour" ? "an" : "a"} ${period}’s`;
}

/** Explains why pay has no annual amount; undefined if it has one. */
function explainUncompared(pay: Pay): string | undefined {
  if (pay.implausible) return "No wage that we know of is like this";
  if (hasAnnual(pay)) return undefined;
  if (pay.currency === NO_CURRENCY) return "No currency stated";
  if (pay.byPiece) return "Paid by the piece or project";
  if (pay.net) return "Stated after tax";
  if (pay.onTarget) return "What commission or bonus may bring it to, not base pay";
  if (!hasRate(pay.currency)) return noRateFor(pay);
  if (isDollarDoubtful(pay)) return "The “$” may be US dollars or pesos";
  return pay.periodAssumed
    ? "Not stated by the hour, day, week, month or year, nor told by its size"
    : "No year’s pay can be told from it";
}

/** The rates used to convert pay for the reader, or why it was not converted. */
function explainRates(pay: Pay, reader: FactReader): string[] {
  const { converted, rates } = reader;
  if (converted && rates && !Object.hasOwn(rates.perEuro, pay.currency))
    return [`${noRateFor(pay)}, so it is compared with no other pay`];
  return [noteRates([pay], reader) ?? []].flat();
}

const noRateFor = ({ currency }: Pay) => `There is no exchange rate for ${currency}`;

const WITH_BONUS =
  /\b(?:incl\w*|with)\b.{0,40}\b(?:bonus\w*|commissions?)\b|\b(?:bonus\w*|commissions?)\b.{0,20}\bincl/i;

/**
 * Uses the posting's own amounts, as a calculated annual sum is not what was offered. Requires a stated period and
 * currency, not assumed ones. If two figures differ, neither is used.
 */
function readBaseSalary({ pay, salary }: Job): SalaryMarkup | undefined {
  if (
    !pay ||
    pay.implausible ||
    pay.net ||
    pay.onTarget ||
    (!hasAnnual(pay) && hasRate(pay.currency)) ||
    pay.periodAssumed ||
    pay.currencyAssumed ||
    pay.currency === NO_CURRENCY ||
    isHopedPay(salary) ||
    WITH_BONUS.test(salary)
  )
    return undefined;
  const { min, max } = pay;
  const range = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    "@type": "MonetaryAmount",
    currency: pay.currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: UNITS[pay.period] },
  };
}

const UNITS = { hour: "HOUR", day: "DAY", week: "WEEK", month: "MONTH", year: "YEAR" } as const;

const EMPLOYMENT_TYPES: Readonly<Record<JobType, EmploymentType | undefined>> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  freelance: "CONTRACTOR",
  internship: "INTERN",
  temporary: "TEMPORARY",
  unspecified: undefined,
};
