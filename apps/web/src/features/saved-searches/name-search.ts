import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { MAX_SEARCH_NAME } from "@farwork/domain/saved-search";
import { finishLastWord } from "@farwork/domain/search";

import { listActiveFilters } from "../filters/active-filters.ts";
import { toSearchQuery } from "./search-query.ts";

/** A search to save: a listing's query, and a default name. */
export type SearchDraft = { readonly query: string; readonly name: string };

/** The listing on screen, with its query from `toSearchQuery`; `companies` maps slugs to known names. */
export type SaveableListing = {
  readonly query: string;
  readonly filters: JobFilters;
  readonly companies: ReadonlyMap<string, string>;
};

const EVERYTHING = "All remote jobs";

/**
 * Turns a listing into a search to save. `companies` maps slugs to known names.
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

/** The default name of a search. */
export function nameQuery(query: string): string {
  return toSearchDraft(filtersFromQuery(new URLSearchParams(query))).name;
}

/** A saved search's filters in words: "React · Contract · Spain". */
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

/** Cuts at a word if possible, with an ellipsis. */
function cut(name: string): string {
  if (name.length <= MAX_SEARCH_NAME) return name;
  const room = name.slice(0, MAX_SEARCH_NAME - 1).toWellFormed();
  const end = room.lastIndexOf(" ");
  return `${(end > MAX_SEARCH_NAME / 2 ? room.slice(0, end) : room).replace(/[\s·]+$/u, "")}…`;
}
