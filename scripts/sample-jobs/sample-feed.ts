import { chooseOpenings } from "./choose-openings.ts";
import type { Company } from "./company.ts";
import { createDraw, type Draw } from "./draw.ts";
import { HOUSE_MARKUPS } from "./house-markup.ts";
import type { Opening } from "./opening.ts";
import { writePay } from "./write-pay.ts";
import { writeSections } from "./write-sections.ts";

/** A job as Remotive's API sends it. `job_type` may be missing there, and so it may be here. */
export type SampleJob = {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly company_name: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly job_type?: string;
  /** UTC, written without a zone. */
  readonly publication_date: string;
  readonly candidate_required_location: string;
  readonly salary: string;
  readonly description: string;
};

export type SampleFeed = {
  readonly "0-legal-notice": string;
  readonly "job-count": number;
  readonly "total-job-count": number;
  readonly jobs: readonly SampleJob[];
};

const SEED = "farwork";
const FIRST_ID = 3_100_000;
export const NOTICE =
  "Sample data: every company, person and posting in it is invented. Addresses are under names reserved for examples.";
const MINUTE = 60_000;
const OLDEST = 75 * 24 * 60 * MINUTE;
const NEWEST = 7 * MINUTE;

/**
 * A feed of invented postings, newest first, from minutes to 75 days older than `now`. The same arguments always give
 * the same feed; another `now` only moves the dates.
 */
export function makeSampleFeed(count: number, now: Date): SampleFeed {
  const ages = drawAges(count);
  const openings = createDraw(`${SEED} order`).take(chooseOpenings(count, SEED), count);
  const jobs = openings.map((opening, at) =>
    writeJob(opening, FIRST_ID + count - at, new Date(now.getTime() - (ages[at] ?? 0))),
  );
  return wrapJobs(jobs);
}

/** The jobs as Remotive's API answers with them. */
export function wrapJobs(jobs: readonly SampleJob[]): SampleFeed {
  const count = jobs.length;
  return { "0-legal-notice": NOTICE, "job-count": count, "total-job-count": count, jobs };
}

/** Ages in milliseconds, youngest first. Boards are bottom-heavy: half of the jobs are from the last two weeks. */
function drawAges(count: number): number[] {
  const draw = createDraw(`${SEED} ages`);
  const between = Array.from(
    { length: Math.max(0, count - 2) },
    () => NEWEST + draw.fraction() ** 2.4 * (OLDEST - NEWEST),
  );
  return [NEWEST, ...between, OLDEST].toSorted((a, b) => a - b);
}

function writeJob(opening: Opening, id: number, publishedAt: Date): SampleJob {
  const { company, role, title, jobType } = opening;
  const draw = createDraw(`${SEED} ${title} ${company.name}`);
  const where = draw.chance(0.42) ? (company.where[0] ?? "") : draw.pick([...company.where, "", "Worldwide"]);
  const salary = writePay(opening, draw);
  const homepage = `https://${slugify(company.name)}.example/careers`;
  const sections = writeSections(opening, where, salary, draw);
  const markup = createDraw(`markup of ${company.name}`).pick(HOUSE_MARKUPS);
  return {
    id,
    url: `https://board.example/remote-jobs/${slugify(role.trade)}/${slugify(title)}-${id}`,
    title,
    company_name: feedName(company),
    category: role.trade,
    tags: writeTags(opening, draw),
    ...(jobType ? { job_type: jobType } : {}),
    publication_date: publishedAt.toISOString().slice(0, 19),
    candidate_required_location: where,
    salary,
    description: `${markup(sections, homepage)}\n<img src="https://board.example/job/track/${id}/blank.gif?source=public_api" alt=""/>`,
  };
}

/** Some names come with a space at their end. */
function feedName({ name }: Company): string {
  return createDraw(`name of ${name}`).chance(0.05) ? `${name} ` : name;
}

function writeTags({ role, level, company, area }: Opening, draw: Draw): string[] {
  const own = draw.take(role.tags, draw.between(2, role.tags.length));
  const about = [
    ...(level === "lead" ? ["people management"] : []),
    ...(company.people < 35 ? ["startup"] : []),
    ...(draw.chance(0.25) ? [area] : []),
  ];
  return draw.chance(0.06) ? [] : [...new Set([...own, ...about])];
}

export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
