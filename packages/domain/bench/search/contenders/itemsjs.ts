import { deserialize, serialize } from "node:v8";

import itemsjs, { type Search, type Snapshot } from "itemsjs";

import { DATE_POSTED, postedAfter } from "../../../src/filter/dates-posted.ts";
import type { JobFilters } from "../../../src/filter/job-filters.ts";
import { SALARY_STEPS } from "../../../src/filter/pay-steps.ts";
import type { Job } from "../../../src/job/job.ts";
import { normalizeTag } from "../../../src/job/tag.ts";
import type { Answer, Contender, Engine } from "../contender.ts";
import { readFacetedFields } from "../faceted-fields.ts";
import { markSearch } from "../indexed-words.ts";
import type { BenchQuery } from "../query-class.ts";
import { NOW } from "../sample-postings.ts";

const list = (size: number) => ({ size, conjunction: false });
const CONFIGURATION = {
  aggregations: {
    job_type: list(30),
    categories: list(30),
    location: list(300),
    tags: list(30),
    steps: list(80),
    windows: list(10),
  },
  sortings: { newest: { field: "posted", order: "desc" } },
  searchableFields: ["text"],
  isExactSearch: true,
} as const;
type Item = ReturnType<typeof readItem>;
type Index = ReturnType<typeof itemsjs<Item>>;

/** Its own search (lunr) and facets; pay and dates use its filter function. */
export const itemsJs: Contender = {
  name: "ItemsJS",
  cannot: ["exact", "excluded", "pay"],
  build: (jobs) => {
    const items = jobs.map(readItem);
    return open(itemsjs(items, CONFIGURATION), items);
  },
  load([part = new Uint8Array()]) {
    const { snapshot, items }: { snapshot: Snapshot; items: Item[] } = deserialize(part);
    const { fulltext: fulltextSnapshot, facets: facetsSnapshot } = snapshot;
    return open(itemsjs(items, { ...CONFIGURATION, fulltextSnapshot, facetsSnapshot }), items);
  },
};

/** `name` is the only field with a weight. */
function readItem(job: Job) {
  const { title, ...fields } = readFacetedFields(job);
  const { pay, currency, posted } = fields;
  return {
    ...fields,
    name: title,
    // Each pay step that a job reaches, once for its own currency and once for any.
    steps:
      pay < 0
        ? ["unstated"]
        : SALARY_STEPS.filter((step) => pay >= step).flatMap((step) => [
            `any ${step}`,
            `${currency} ${step}`,
          ]),
    windows: DATE_POSTED.filter((value) => posted > postedAfter(value, NOW)),
  };
}

function open(index: Index, items: readonly Item[]): Engine {
  return {
    answer: (query) => answer(index, query),
    store: () => [serialize({ snapshot: index.serializeAll(), items })],
  };
}

function answer(index: Index, { filters, page, pageSize, facets }: BenchQuery): Answer {
  const { location, search } = filters;
  const places = location.every((value) => value === "unstated") ? location : [...location, "worldwide"];
  const ask = (kept: JobFilters, asked: Search<Item>) =>
    index.search({
      ...(search === "" ? { sort: "newest" } : { query: markSearch(search).join(" ") }),
      filters: {
        job_type: filters.job_type,
        categories: filters.categories,
        location: location.length === 0 ? [] : places,
        tags: filters.tags.map(normalizeTag),
      },
      filter: (item) => passes(item, kept),
      ...asked,
    });
  const { pagination, data } = ask(filters, { page, per_page: pageSize });
  const ids = data.items.map(({ id }) => id);
  if (!facets) return { total: pagination.total, ids };
  // Its filter function affects all counts, so these two are counted separately without it.
  const anyPay =
    filters.salary.min === undefined
      ? data
      : ask({ ...filters, salary: { includeUnstated: false } }, { per_page: 1 }).data;
  const anyDate =
    filters.date_posted === "any" ? data : ask({ ...filters, date_posted: "any" }, { per_page: 1 }).data;
  const counts = (from: typeof data, name: string) =>
    (from.aggregations[name]?.buckets ?? []).map(({ key, doc_count }) => ({ value: key, count: doc_count }));
  const currency = `${filters.salary.currency ?? "any"} `;
  const steps = counts(anyPay, "steps").flatMap(({ value, count }) =>
    value === "unstated" || value.startsWith(currency) ? [{ value: value.replace(currency, ""), count }] : [],
  );
  return {
    total: pagination.total,
    ids,
    facets: {
      job_type: counts(data, "job_type"),
      categories: counts(data, "categories"),
      tags: counts(data, "tags"),
      salary: steps,
      date_posted: counts(anyDate, "windows"),
    },
  };
}

function passes({ expires, posted, pay, currency }: Item, { salary, date_posted }: JobFilters): boolean {
  if (expires <= NOW.getTime() || posted <= postedAfter(date_posted, NOW)) return false;
  if (salary.min === undefined && salary.currency === undefined) return true;
  if (pay < 0) return salary.includeUnstated;
  return pay >= (salary.min ?? 0) && (salary.currency === undefined || salary.currency === currency);
}
