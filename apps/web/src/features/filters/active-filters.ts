import type { FilterName, JobFilters } from "@farwork/domain";
import {
  describeSingle,
  dropFilter,
  FILTER_NAMES,
  filtersFromQuery,
  isListName,
  LIST_FILTERS,
  LIST_NAMES,
  type ListFilterName,
  SINGLE_FILTERS,
} from "@farwork/domain/filter";
import { formatAmount } from "@farwork/domain/pay";
import { finishLastWord } from "@farwork/domain/search";

import type { Formats } from "../../platform/locale/formats.ts";

/** No filters, as at the plain address `/`. */
export const NO_FILTERS: JobFilters = filtersFromQuery(new URLSearchParams());

/** One chosen value: the filter it belongs to, its label, and the filters without it. */
export type ActiveFilter = {
  key: string;
  filter: FilterName;
  label: string;
  remove: (filters: JobFilters) => JobFilters;
};

/**
 * All chosen values in the order of the address's parameters, with exclusions last. `companies` maps slugs to names,
 * because an address only has slugs. Amounts are in English unless the reader's `amount` format is given.
 */
export function listActiveFilters(
  filters: JobFilters,
  companies: ReadonlyMap<string, string> = new Map(),
  amount: Formats["amount"] = formatAmount,
): ActiveFilter[] {
  const chosen = FILTER_NAMES.flatMap((name): ActiveFilter[] => {
    if (!isListName(name)) {
      const label = describeSingle(name, filters, amount);
      const remove = (from: JobFilters) => dropFilter(from, name);
      return label === "" ? [] : [{ key: name, filter: name, label, remove }];
    }
    return filters[name].map((value: string) => ({
      key: `${name}-${value}`,
      filter: name,
      label: labelValue(name, value, companies),
      remove: (from: JobFilters) => ({ ...from, [name]: drop(from[name], value) }),
    }));
  });
  const excluded = LIST_NAMES.flatMap((name) =>
    filters.exclude[name].map((value: string) => ({
      key: `not-${name}-${value}`,
      filter: name,
      label: `Not ${labelValue(name, value, companies)}`,
      remove: (from: JobFilters) => ({
        ...from,
        exclude: { ...from.exclude, [name]: drop(from.exclude[name], value) },
      }),
    })),
  );
  return [...chosen, ...excluded];
}

/** Clears all filters, but keeps the reader's country and hours, and the order. */
export function dropEveryFilter(filters: JobFilters): JobFilters {
  const { from, hours, sort } = dropFilter(filters, "hours");
  return { ...NO_FILTERS, from, hours, sort };
}

/** The filters as they are saved and shared: without the reader's order, unused hours, or a half-typed last word. */
export function keptFilters(filters: JobFilters): JobFilters {
  const hours = SINGLE_FILTERS.hours.isSet(filters.hours) ? filters.hours : NO_FILTERS.hours;
  return { ...filters, hours, search: finishLastWord(filters.search), sort: "relevance" };
}

function labelValue(name: ListFilterName, value: string, companies: ReadonlyMap<string, string>): string {
  const known = name === "companies" ? companies.get(value) : undefined;
  const { label, labelAlone = label } = LIST_FILTERS[name];
  return known ?? labelAlone(value);
}

function drop(values: readonly string[], value: string): string[] {
  return values.filter((kept) => kept !== value);
}
