import type { JobCategory } from "../job/category.ts";
import type { JobCard } from "../job/job.ts";
import { readSeniority, SENIORITIES } from "../job/seniority.ts";
import { readTitleCategory } from "../job/title-category.ts";

/** How many levels a job may be from the one that a person's title names: the one they have, and the next one up. */
const STEPS_UP = 1;

/**
 * Whether a job is of a level that fits: where a person's title and the job both state one, theirs or the next one up.
 *
 * @example createLevelRule("Junior Editor")(seniorJob); // false
 */
export function createLevelRule(jobTitle: string): (job: JobCard) => boolean {
  const own = readSeniority(jobTitle, [], "");
  if (own === undefined) return () => true;
  const from = SENIORITIES.indexOf(own);
  return ({ seniority }) => {
    const steps = seniority === undefined ? 0 : SENIORITIES.indexOf(seniority) - from;
    return steps >= 0 && steps <= STEPS_UP;
  };
}

/** Trades between which people change, and whose skills are much the same. */
const NEIGHBOURS: readonly (readonly JobCategory[])[] = [
  [
    "software-development",
    "devops-infrastructure",
    "data",
    "ai-machine-learning",
    "security",
    "quality-assurance",
  ],
  ["product", "project-management", "operations"],
  ["product", "design"],
  ["marketing", "writing"],
  ["marketing", "sales"],
  ["sales", "customer-support"],
  ["finance", "legal"],
  ["human-resources", "operations"],
  ["education", "writing"],
];

/**
 * Whether a job is of the trade that a person's title names, of a neighbouring one, or of one they marked a job of. Where
 * either is not known, it may be.
 *
 * @example createTradeRule("Recruiter", [])(engineeringJob); // false
 */
export function createTradeRule(jobTitle: string, marked: readonly JobCard[]): (job: JobCard) => boolean {
  const own = readTitleCategory(jobTitle);
  if (own === undefined || own === "other") return () => true;
  const near = new Set<JobCategory>(["other", own, ...marked.map(({ category }) => category)]);
  for (const trades of NEIGHBOURS) if (trades.includes(own)) for (const trade of trades) near.add(trade);
  return ({ category }) => near.has(category);
}
