import { deserialize, serialize } from "node:v8";

import {
  create,
  type FacetsParams,
  insert,
  load,
  type Orama,
  type RawData,
  type Results,
  save,
  search,
  type SearchParamsFullText,
} from "@orama/orama";

import type { JobFilters } from "../../../src/filter/job-filters.ts";
import type { Answer, Contender, Engine } from "../contender.ts";
import { readFacetedFields } from "../faceted-fields.ts";
import { markSearch } from "../indexed-words.ts";
import type { BenchQuery } from "../query-class.ts";
import { NOW } from "../sample-postings.ts";
import {
  type Conditions,
  COUNTED,
  FACET_NAMES,
  type FacetName,
  readCounts,
  SCHEMA,
  type Where,
  writeConditions,
  writeCurrency,
} from "./orama-query.ts";

type Index = Orama<typeof SCHEMA>;
type Found = Results<{ id: string }>;

/** Its own search, filters and facets; a facet without its own filter is a separate query. */
export const orama: Contender = {
  name: "Orama",
  cannot: ["exact", "excluded", "pay"],
  build(jobs) {
    const index = createIndex();
    for (const job of jobs) {
      const { title, text, ...fields } = readFacetedFields(job);
      // It only finds all words within one field, so all of a job's words are in one.
      void insert(index, { ...fields, text: `${title} ${text}` });
    }
    return open(index);
  },
  load([part = new Uint8Array()]) {
    const raw: RawData = deserialize(part);
    const index = createIndex();
    load(index, raw);
    return open(index);
  },
};

function createIndex(): Index {
  // Distinct words, like its own tokenizer.
  const tokenize = (text: string) => [...new Set(text.split(" "))];
  const tokenizer = { language: "english", normalizationCache: new Map<string, string>(), tokenize };
  return create({ schema: SCHEMA, components: { tokenizer } });
}

function open(index: Index): Engine {
  return {
    answer: (query) => answer(index, query),
    store: () => [serialize(save(index))],
  };
}

function answer(index: Index, { filters, page, pageSize, facets }: BenchQuery): Answer {
  const conditions = writeConditions(filters);
  const searched: SearchParamsFullText<Index, { id: string }> =
    filters.search === ""
      ? { sortBy: { property: "posted", order: "DESC" } }
      : { term: markSearch(filters.search).join(" "), threshold: 0 };
  const ask = (own: FacetName | undefined, counted: readonly FacetName[], limit: number, offset = 0) =>
    searchNow(index, {
      ...searched,
      where: writeWhere(filters, conditions, own),
      limit,
      offset,
      facets: Object.assign({}, ...counted.map((name) => COUNTED[name])) satisfies FacetsParams<Index>,
    });
  const isSet = (name: FacetName) => conditions[name] !== undefined;
  const shared = facets ? FACET_NAMES.filter((name) => !isSet(name)) : [];
  const found = ask(undefined, shared, pageSize, (page - 1) * pageSize);
  const ids = found.hits.map(({ id }) => id);
  if (!facets) return { total: found.count, ids };
  const alone = FACET_NAMES.filter(isSet).map((name) => ask(name, [name], 1).facets);
  return { total: found.count, ids, facets: readCounts(Object.assign({}, found.facets, ...alone)) };
}

function writeWhere(filters: JobFilters, conditions: Conditions, own: FacetName | undefined): Where {
  const others = FACET_NAMES.flatMap((name) => (name === own ? [] : (conditions[name] ?? [])));
  // Pay steps are counted in the requested currency.
  const paidIn = own === "salary" ? writeCurrency(filters) : [];
  return { and: [{ expires: { gt: NOW.getTime() } }, ...paidIn, ...others] };
}

function searchNow(index: Index, params: SearchParamsFullText<Index, { id: string }>): Found {
  const found = search<Index, { id: string }>(index, params);
  if (found instanceof Promise) throw new Error("Orama answers at once unless a hook makes it wait.");
  return found;
}
