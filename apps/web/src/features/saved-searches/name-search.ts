import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { MAX_SEARCH_NAME } from "@farwork/domain/saved-search";
import { finishLastWord } from "@farwork/domain/search";

import { listActiveFilters } from "../filters/active-filters.ts";
import { toSearchQuery } from "./search-query.ts";

/** A search as somebody asks to save it: a listing's query, and what it is called until they say otherwise. */
export type SearchDraft = { readonly query: string; readonly name: string };

/** The listing that is shown, by what `toSearchQuery` says of it; `companies` are names that are known, by their slugs. */
export type SaveableListing = {
  readonly query: string;
  readonly filters: JobFilters;
  readonly companies: ReadonlyMap<string, string>;
};

const EVERYTHING = "All remote jobs";

/**
 * A listing as a search to be saved. `companies`: names that are known, by their slugs.
 *
 * @example toSearchDraft(filters); // { query: "q=react&type=contract&location=ES", name: "React · Contract · Spain" }
 */
export function toSearchDraft(filters: JobFilters, companies?: ReadonlyMap<string, string>): SearchDraft {
  const name = wordsOf(filters, companies);
  return {
    query: toSearchQuery(filters),
    name: cut(name === "" ? EVERYTHING : name),
  };
}

/** What a search of this query is called until its person says otherwise. */
export function nameQuery(query: string): string {
  return toSearchDraft(filtersFromQuery(new URLSearchParams(query))).name;
}

/** What a saved search finds, in words: "React · Contract · Spain". */
export function describeQuery(query: string): string {
  return wordsOf(filtersFromQuery(new URLSearchParams(query))) || EVERYTHING;
}

function wordsOf(filters: JobFilters, companies?: ReadonlyMap<string, string>): string {
  const words = listActiveFilters(filters, companies).map(({ filter, label }) =>
    filter === "search" ? finishLastWord(filters.search).trim() : label,
  );
  return words.map(capitalize).join(" · ");
}

function capitalize(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Whole words where there is room for them, and a sign that something is left out. */
function cut(name: string): string {
  if (name.length <= MAX_SEARCH_NAME) return name;
  const room = name.slice(0, MAX_SEARCH_NAME - 1).toWellFormed();
  const end = room.lastIndexOf(" ");
  return `${(end > MAX_SEARCH_NAME / 2 ? room.slice(0, end) : room).replace(/[\s·]+$/u, "")}…`;
}
