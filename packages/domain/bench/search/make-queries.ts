import * as z from "zod/mini";

import { companySlug } from "../../src/company/company-slug.ts";
import { JobFilters } from "../../src/filter/job-filters.ts";
import { extractText } from "../../src/html/read-safe-html.ts";
import type { Job } from "../../src/job/job.ts";
import { createDraw, type Draw } from "./draw.ts";
import type { BenchQuery, QueryClass } from "./query-class.ts";

const PAGE_SIZE = 15;
const DEEP_PAGE = 200;
/** The number of queries per class; a typed search makes a query for every letter of its last word. */
const FILTERED = 200;
const WORDS = 300;
const TYPED = 100;
const EXACT = 200;

/**
 * Generates the queries of every class from words and values of the jobs, so that most find something. Deterministic
 * for a seed; another seed is used for warm-up.
 */
export function makeQueries(jobs: readonly Job[], seed: string): BenchQuery[] {
  const draw = createDraw(`queries ${seed}`);
  // Some jobs are closed, so this estimates the last page.
  const latePage = Math.floor((jobs.length * 0.9) / PAGE_SIZE);
  const filtered = (): Filters => drawFilters(draw.pick(jobs), jobs, draw);
  const repeat = <Asked>(count: number, make: () => Asked) => Array.from({ length: count }, make);
  const typed = repeat(TYPED, () => typeSearch(jobs, draw)).flat();
  return [
    ask("newest", {}),
    ...repeat(FILTERED, () => ask("facets", filtered())),
    ...repeat(WORDS, () => ask("word", { ...filtered(), search: drawWord(jobs, draw) })),
    // Shuffled, so that a contender that only runs some gets a fair sample.
    ...draw.take(typed, typed.length),
    ask("deep", {}, Math.min(DEEP_PAGE, latePage)),
    ...repeat(EXACT, () => ask("exact", { ...filtered(), search: drawExact(jobs, draw) })),
    ...repeat(FILTERED, () => ask("excluded", { ...filtered(), exclude: drawExcluded(jobs, draw) })),
    ask("pay", { sort: "pay" }),
    ...repeat(FILTERED, () => ask("pay", { ...filtered(), sort: "pay" })),
  ];
}

type Filters = z.input<typeof JobFilters>;

function ask(kind: QueryClass, filters: Filters, page = 1): BenchQuery {
  const facets = kind === "facets" || kind === "typing" || kind === "excluded";
  return { kind, filters: z.parse(JobFilters, filters), page, pageSize: PAGE_SIZE, facets };
}

/** One to three filters with values of this job or popular ones. */
function drawFilters(job: Job, jobs: readonly Job[], draw: Draw): Filters {
  const { place, pay } = job;
  const locations =
    place.scope === "worldwide" ? ["worldwide" as const] : [...place.countries, ...place.regions];
  const paid = Math.floor((pay?.annual.max ?? 90_000) / 10_000) * 10_000;
  const choices: Filters[] = [
    { job_type: [job.job_type] },
    { categories: [...new Set([job.category, draw.pick(jobs).category])] },
    { location: locations.slice(0, draw.between(1, 2)) },
    { location: [draw.pick(["US", "DE", "GB", "europe", "worldwide"] as const)] },
    { tags: job.tags.slice(0, draw.between(1, 2)) },
    { date_posted: draw.pick(["3d", "7d", "14d", "30d"] as const) },
    { salary: { min: draw.between(4, paid / 10_000) * 10_000 } },
    { salary: { min: draw.between(4, 15) * 10_000, includeUnstated: true } },
  ];
  return Object.assign(
    {},
    ...draw.take(
      choices,
      draw.pickWeighted([
        [1, 5],
        [2, 3],
        [3, 2],
      ]),
    ),
  );
}

/** One or two excluded values that some job has. */
function drawExcluded(jobs: readonly Job[], draw: Draw): Filters["exclude"] {
  const job = draw.pick(jobs);
  const { countries, regions } = job.place;
  const choices: Filters["exclude"][] = [
    { job_type: [job.job_type] },
    { categories: [job.category] },
    { location: [...countries, ...regions].slice(0, 2) },
    { tags: job.tags.slice(0, 2) },
    { companies: [companySlug(job.company_name) ?? "nameless"] },
  ];
  return Object.assign({}, ...draw.take(choices, draw.between(1, 2)));
}

/** A search at every letter of its last word. */
function typeSearch(jobs: readonly Job[], draw: Draw): BenchQuery[] {
  const job = draw.pick(jobs);
  // Two of three match such a job; the others are random.
  const filters = drawFilters(draw.chance(0.67) ? job : draw.pick(jobs), jobs, draw);
  const known = new Set<string>();
  // A field may have a single word.
  while (known.size < 2) for (const word of drawWords(job, draw)) known.add(word);
  const words = draw.take([...known], draw.between(2, 3));
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1).join(" ");
  return Array.from(last, (_, at) =>
    ask("typing", { ...filters, search: `${before} ${last.slice(0, at + 1)}*` }),
  );
}

/** One word, truncated in every second query as if still being typed. */
function drawWord(jobs: readonly Job[], draw: Draw): string {
  const word = draw.pick(drawWords(draw.pick(jobs), draw));
  return draw.chance(0.5) ? word : `${word.slice(0, draw.between(1, word.length))}*`;
}

/** Some words of one field of a job; more often of title and tags than of the description. */
function drawWords(job: Job, draw: Draw): string[] {
  const text = draw.pickWeighted([
    [job.title, 5],
    [job.tags.join(" "), 3],
    [job.company_name, 1],
    [extractText(job.description), 3],
  ]);
  const words = text.toLowerCase().match(/(?<![^\s])[a-z]+(?![^\s])/g) ?? ["senior"];
  return draw.take([...new Set(words)], 3);
}

/** A phrase, an exclusion, or both. */
function drawExact(jobs: readonly Job[], draw: Draw): string {
  const job = draw.pick(jobs);
  const words = extractText(job.description)
    .split("\n")
    .map((line) => line.toLowerCase().match(/[a-z]+/g) ?? []);
  const line = draw.pick(words.filter(({ length }) => length > 3));
  const at = draw.between(0, line.length - 2);
  const phrase = `"${line.slice(at, at + 2).join(" ")}"`;
  const without = `-${draw.pick(drawWords(draw.pick(jobs), draw))}`;
  return draw.pick([phrase, `${draw.pick(drawWords(job, draw))} ${without}`, `${phrase} ${without}`]);
}
