import { holdsTerm } from "../filter/match-search.ts";
import type { JobCategory } from "../job/category.ts";
import type { JobCard } from "../job/job.ts";
import { SENIORITIES } from "../job/seniorities.ts";
import { readSeniority } from "../job/seniority.ts";
import { readTitleCategory } from "../job/title-category.ts";
import { readTerm } from "./interest.ts";
import { leadsOthers, readJobWords } from "./job-words.ts";

/** How many levels above the person's title a job may be. */
const STEPS_UP = 1;

/** Directors of a craft rather than of a company; ads for them often state no level. */
const CRAFT_DIRECTOR = /\b(?:art|creative|photo|photography)\s+director\b/i;

/** Managers of people or accounts are not beginners. */
const MANAGES = /\b(?:manager|supervisor)\b/i;

/**
 * Whether a job's level fits a person. If both state a level, it must be the same or the next one up. People without a
 * stated level get neither internships, unless they ask for them, nor executive jobs. People who lead no one and are not
 * leads get no jobs leading others. Executives and interns get no jobs without a level. A job with the person's whole
 * title is of their level, whatever its feed guesses.
 *
 * @example createLevelRule("Junior Editor", [])(seniorJob); // false
 */
export function createLevelRule(jobTitle: string, jobTypes: readonly string[]): (job: JobCard) => boolean {
  const term = readTerm(jobTitle);
  if (term === undefined) return () => true;
  const named = readSeniority(jobTitle, [], "");
  const isOfLevel = createStatedRule(jobTitle, CRAFT_DIRECTOR.test(jobTitle) ? undefined : named, jobTypes);
  const hasTitle = (job: JobCard) =>
    holdsTerm(readJobWords(job).title, term) && readSeniority(job.title, [], "") === named;
  const leads = leadsOthers(jobTitle) || MANAGES.test(jobTitle) || named === "lead" || named === "executive";
  return (job) => (isOfLevel(job) && (leads || !readJobWords(job).leadsOthers)) || hasTitle(job);
}

function createStatedRule(
  jobTitle: string,
  own: JobCard["seniority"],
  jobTypes: readonly string[],
): (job: JobCard) => boolean {
  if (own === undefined) {
    const learns = jobTypes.includes("internship");
    const manages = MANAGES.test(jobTitle);
    return ({ seniority }) => {
      if (seniority === "intern") return learns;
      return seniority !== "executive" && !(manages && seniority === "junior");
    };
  }
  const from = SENIORITIES.indexOf(own);
  return ({ seniority }) => {
    if (seniority === undefined) return own !== "executive" && own !== "intern";
    const steps = SENIORITIES.indexOf(seniority) - from;
    return steps >= 0 && steps <= STEPS_UP;
  };
}

/** How many levels two jobs are apart; undefined if either states none. */
export function countLevelsApart(a: JobCard, b: JobCard): number | undefined {
  if (a.seniority === undefined || b.seniority === undefined) return undefined;
  return Math.abs(SENIORITIES.indexOf(a.seniority) - SENIORITIES.indexOf(b.seniority));
}

/** Related trades, with similar skills, between which people move. */
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

/** Whether two trades are related. */
export const areNeighbours = (a: JobCategory, b: JobCategory): boolean =>
  NEIGHBOURS.some((trades) => trades.includes(a) && trades.includes(b));

/**
 * `own`: a person's trade, or that of jobs they saved or applied to. `near`: a related one. `unknown`: cannot be told.
 */
export type Nearness = "own" | "near" | "unknown" | "far";

/**
 * How close a job's trade is to that of a person's title and of the jobs they saved or applied to. A title without a
 * trade may be of any. A title of a trade outside our categories is far from all of them, and vice versa.
 *
 * @example createTradeRule("Recruiter", [])(engineeringJob); // "far"
 */
export function createTradeRule(jobTitle: string, marked: readonly JobCard[]): (job: JobCard) => Nearness {
  const named = readTitleCategory(jobTitle);
  const own = new Set<JobCategory>(marked.map(({ category }) => category));
  if (named !== undefined) own.add(named);
  own.delete("other");
  const near = new Set<JobCategory>();
  for (const trades of NEIGHBOURS)
    if (named !== undefined && trades.includes(named)) for (const trade of trades) near.add(trade);
  return (job) => {
    const { category } = job;
    if (own.has(category)) return "own";
    if (near.has(category)) return "near";
    if (named === undefined) return "unknown";
    return category === "other" && (named === "other" || !readJobWords(job).isOfNoTrade) ? "unknown" : "far";
  };
}
