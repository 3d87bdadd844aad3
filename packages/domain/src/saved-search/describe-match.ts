import { evaluateEligibility } from "../eligibility/evaluate-eligibility.ts";
import {
  LIST_FILTERS,
  type ListFilterName,
  REASON_NAMES,
  SINGLE_FILTERS,
  spellValue,
  TEXT_FILTERS,
} from "../filter/filter-names.ts";
import type { JobFilters } from "../filter/job-filters.ts";
import { comparedPay } from "../filter/match-pay.ts";
import { showsPlace } from "../filter/match-place.ts";
import type { JobCard } from "../job/job.ts";
import { formatPay } from "../pay/format-pay.ts";
import { formatLocationInSentence } from "../place/format-place.ts";
import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import type { ReferenceRates } from "../rates/rates.ts";
import { finishLastWord } from "../text/last-word.ts";

const MAX_REASONS = 4;
const MAX_WORDS = 3;

/**
 * Describes why a search found a job: up to four things that its filters ask for and the job has. The job must pass the
 * filters at these rates, by default the bundled ones; "" if they ask for nothing.
 *
 * @example
 * describeMatch(card, filtersFromQuery(new URLSearchParams("q=react&type=contract"))); // => "Matches “react”; contract"
 */
export function describeMatch(job: JobCard, filters: JobFilters, rates = BUNDLED_RATES): string {
  const search = finishLastWord(filters.search).trim();
  const reasons = [
    search === "" ? "" : `matches “${search}”`,
    describeAnswer(job, filters),
    ...REASON_NAMES.map((name) =>
      name === "salary" ? describePay(job, filters, rates) : describeList(name, job, filters),
    ),
  ];
  const text = reasons
    .filter((reason) => reason !== "")
    .slice(0, MAX_REASONS)
    .join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeList(name: ListFilterName, job: JobCard, filters: JobFilters): string {
  const { reason } = LIST_FILTERS[name];
  if (!reason) return "";
  const matched =
    name === "location"
      ? filters.location.filter((location) => showsPlace(location, job.place))
      : filters[name].filter((value) => TEXT_FILTERS[name].of(job).includes(spellValue(name, value)));
  const words = matched.slice(0, MAX_WORDS).map(reason.word);
  return words.length === 0 ? "" : `${reason.lead} ${words.join(", ")}`.trim();
}

function describeAnswer(job: JobCard, { from: { country } }: JobFilters): string {
  if (country === undefined) return "";
  const isOpen = evaluateEligibility(job, country).answer === "open";
  return isOpen ? `open to ${formatLocationInSentence(country)}` : "doesn’t say who may apply";
}

function describePay({ pay }: JobCard, { salary }: JobFilters, rates: ReferenceRates): string {
  if (!SINGLE_FILTERS.salary.isSet(salary)) return "";
  const stated = pay === undefined ? "" : formatPay(pay);
  // It was included among jobs without pay, as it cannot be compared.
  const isCompared = comparedPay(pay, salary.currency, rates) !== undefined;
  if (stated !== "" && !isCompared) return "pay can’t be compared";
  const words = stated.replace(/^(?:Up to|From) /, (word) => word.toLowerCase());
  return stated === "" ? "pay not stated" : `pays ${words}`;
}
