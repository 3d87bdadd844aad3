import { DATE_POSTED, postedAfter } from "../../../src/filter/dates-posted.ts";
import type { JobFilters } from "../../../src/filter/job-filters.ts";
import { SALARY_STEPS } from "../../../src/filter/pay-steps.ts";
import { normalizeTag } from "../../../src/job/tag.ts";
import { FIELD_WEIGHTS } from "../../../src/search/job-index/ranking.ts";
import { parseSearch, type SearchTerm } from "../../../src/text/parse-search.ts";
import { NOW } from "../sample-postings.ts";

const NAMES = ["job_type", "categories", "location", "salary", "tags", "date_posted"] as const;
type Name = (typeof NAMES)[number];
const BEST_FIRST = `bm25(words, ${FIELD_WEIGHTS.join(", ")})`;

/** The condition of each filter; values are from closed lists or quoted. */
function writeConditions({ job_type, categories, location, salary, tags, date_posted }: JobFilters) {
  const places =
    location.includes("unstated") && location.length === 1 ? location : [...location, "worldwide"];
  const pay =
    salary.currency === undefined
      ? `pay >= ${salary.min ?? 0}`
      : `pay >= ${salary.min ?? 0} AND currency = ${quote(salary.currency)}`;
  const conditions: Record<Name, string> = {
    job_type: job_type.length === 0 ? "1" : `job_type IN (${quoteAll(job_type)})`,
    categories: categories.length === 0 ? "1" : `jobs.category IN (${quoteAll(categories)})`,
    location:
      location.length === 0
        ? "1"
        : `place IN (SELECT place FROM places WHERE location IN (${quoteAll(places)}))`,
    salary:
      salary.min === undefined && salary.currency === undefined
        ? "1"
        : `(pay IS NOT NULL AND ${pay}${salary.includeUnstated ? " OR pay IS NULL" : ""})`,
    tags:
      tags.length === 0
        ? "1"
        : `jobs.id IN (SELECT job FROM tags WHERE tag IN (${quoteAll(tags.map(normalizeTag))}))`,
    date_posted: date_posted === "any" ? "1" : `posted > ${postedAfter(date_posted, NOW)}`,
  };
  return conditions;
}

function writeSource(search: string): string {
  const open = `(expires IS NULL OR expires > ${NOW.getTime()})`;
  return search === ""
    ? `jobs WHERE ${open}`
    : `words CROSS JOIN jobs ON jobs.id = words.rowid WHERE words MATCH ${quote(writeMatch(search))} AND ${open}`;
}

function writeMatch(search: string): string {
  const { all, none } = parseSearch(search);
  const write = ({ phrase, joined, prefix }: SearchTerm) => {
    const spell = (text: string) => `"${text}"${prefix ? " *" : ""}`;
    return joined === undefined ? spell(phrase) : `(${spell(phrase)} OR ${spell(joined)})`;
  };
  const found = `(${all.map(write).join(" AND ")})`;
  return none.length === 0 ? found : `${found} NOT (${none.map(write).join(" OR ")})`;
}

/** The jobs of a page, with the total in each row. */
export function writePageQuery(filters: JobFilters, page: number, pageSize: number): string {
  const conditions = Object.values(writeConditions(filters)).filter((condition) => condition !== "1");
  const where = [writeSource(filters.search), ...conditions].join(" AND ");
  const score = filters.search === "" ? "0" : BEST_FIRST;
  return `
    WITH hit AS MATERIALIZED (SELECT jobs.id, job_id, ${score} AS score FROM ${where})
    SELECT job_id, (SELECT count(*) FROM hit) AS total FROM hit
    ORDER BY score, id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
}

/** Every count in one statement over the hits, each facet without its own filter. */
export function writeCountsQuery(filters: JobFilters): string {
  const conditions = writeConditions(filters);
  const flags = NAMES.map((name) => `${conditions[name]} AS is_${name}`).join(", ");
  const others = (own: Name) =>
    NAMES.filter((name) => name !== own && conditions[name] !== "1")
      .map((name) => `AND is_${name}`)
      .join(" ");
  const currency = filters.salary.currency ? `AND currency = ${quote(filters.salary.currency)}` : "";
  const steps = SALARY_STEPS.map((step) => `(${step})`).join(", ");
  const dates = DATE_POSTED.map((value) => `(${quote(value)}, ${dateBound(value)})`).join(", ");
  return `
    WITH hit AS MATERIALIZED (SELECT jobs.id, job_type, jobs.category, pay, currency, posted, place, ${flags} FROM ${writeSource(filters.search)}),
      step (value) AS (VALUES ${steps}), date (value, after) AS (VALUES ${dates})
    SELECT 'job_type' AS facet, job_type AS value, count(*) AS count FROM hit WHERE 1 ${others("job_type")} GROUP BY 2
    UNION ALL SELECT 'categories', category, count(*) FROM hit WHERE 1 ${others("categories")} GROUP BY 2
    UNION ALL SELECT 'location', location, sum(jobs) FROM places JOIN
      (SELECT place, count(*) AS jobs FROM hit WHERE 1 ${others("location")} GROUP BY 1) USING (place) GROUP BY 2
    UNION ALL SELECT * FROM (SELECT 'tags', tag, count(*) FROM hit JOIN tags ON job = id WHERE 1 ${others("tags")}
      GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT 30)
    UNION ALL SELECT 'salary', step.value, count(*) FROM hit, step WHERE pay >= step.value ${currency} ${others("salary")} GROUP BY 2
    UNION ALL SELECT 'salary', 'unstated', count(*) FROM hit WHERE pay IS NULL ${others("salary")}
    UNION ALL SELECT 'bins', min(pay / 10000, 25), count(*) FROM hit WHERE pay IS NOT NULL ${currency} ${others("salary")} GROUP BY 2
    UNION ALL SELECT 'date_posted', date.value, count(*) FROM hit, date WHERE posted > after ${others("date_posted")} GROUP BY 2`;
}

function dateBound(value: (typeof DATE_POSTED)[number]): number {
  return value === "any" ? 0 : postedAfter(value, NOW);
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const quoteAll = (texts: readonly string[]) => texts.map(quote).join(", ");
