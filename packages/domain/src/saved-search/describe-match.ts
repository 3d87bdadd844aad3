import type { JobFilters } from "../filter/job-filters.ts";
import { showsPlace } from "../filter/match-place.ts";
import { CATEGORY_LABELS } from "../job/job-categories.ts";
import { JOB_TYPE_LABELS } from "../job/job-types.ts";
import type { JobCard } from "../job/job.ts";
import { normalizeTag } from "../job/tag.ts";
import { formatPay } from "../pay/format-pay.ts";
import { formatLocation } from "../place/format-place.ts";

const MAX_REASONS = 4;
const MAX_WORDS = 3;

/**
 * Why a search found a job: what its filters asked for and the job has, four things at most. For a job that the filters
 * let through; "" where they ask for nothing.
 *
 * @example
 * describeMatch(card, filtersFromQuery(new URLSearchParams("q=react&type=contract"))); // => "Matches “react”; contract"
 */
export function describeMatch(job: JobCard, filters: JobFilters): string {
  const reasons = [
    filters.search.trim() === "" ? "" : `matches “${filters.search.trim()}”`,
    listSome(
      "open to",
      filters.location.filter((location) => showsPlace(location, job.place)).map(nameLocation),
    ),
    filters.job_type.includes(job.job_type) ? JOB_TYPE_LABELS[job.job_type].toLowerCase() : "",
    describePay(job, filters),
    listSome(
      "tagged",
      filters.tags.filter((tag) => job.tags.includes(normalizeTag(tag))),
    ),
    filters.categories.includes(job.category) ? `in ${CATEGORY_LABELS[job.category]}` : "",
  ];
  const text = reasons
    .filter((reason) => reason !== "")
    .slice(0, MAX_REASONS)
    .join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameLocation(location: JobFilters["location"][number]): string {
  if (location === "worldwide") return "anyone";
  return location === "unstated" ? "places not stated" : formatLocation(location);
}

function describePay({ pay }: JobCard, { salary }: JobFilters): string {
  if (salary.min === undefined && salary.currency === undefined) return "";
  const stated = pay === undefined ? "" : formatPay(pay);
  return stated === "" ? "pay not stated" : `pays ${stated.charAt(0).toLowerCase()}${stated.slice(1)}`;
}

function listSome(lead: string, words: readonly string[]): string {
  return words.length === 0 ? "" : `${lead} ${words.slice(0, MAX_WORDS).join(", ")}`;
}
