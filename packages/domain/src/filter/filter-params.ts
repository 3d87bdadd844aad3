import { PAY_PERIODS } from "../pay/pay-range.ts";
import { readClock, ZONE_NAME } from "../reader/working-hours.ts";
import {
  CHOICE_FILTERS,
  type ChoiceFilterName,
  FILTER_NAMES,
  type FilterName,
  isChoiceName,
  isListName,
  LIST_FILTERS,
  SINGLE_FILTERS,
  type SingleFilterName,
} from "./filter-names.ts";
import { filtersFromQuery, filtersToQuery } from "./filter-query.ts";

type IsValid = (text: string) => boolean;

/** The parameters of single filters with open values. Apart from the filters, as pages do not validate addresses. */
const OPEN_PARAMS: Readonly<
  Record<Exclude<SingleFilterName, ChoiceFilterName>, Readonly<Record<string, IsValid>>>
> = {
  search: { q: (q) => SINGLE_FILTERS.search.readFrom(new URLSearchParams({ q })) !== "" },
  from: {
    // "any" overrides a remembered country.
    from: (from) =>
      from === "any" || SINGLE_FILTERS.from.readFrom(new URLSearchParams({ from })).country !== undefined,
    certain: isSwitch,
  },
  // A browser may know newer zones than this code; those do not filter.
  hours: { zone: (text) => ZONE_NAME.test(text), starts: isClock, ends: isClock, common: isClock },
  salary: {
    salary_min: (text) =>
      SINGLE_FILTERS.salary.readFrom(new URLSearchParams({ salary_min: text })).min !== undefined,
    currency: (text) =>
      SINGLE_FILTERS.salary.readFrom(new URLSearchParams({ currency: text })).currency !== undefined,
    period: (text) => PAY_PERIODS.some((period) => period === text),
    unstated: isSwitch,
  },
};

/**
 * The query parameters of all filters, in URL order, each with whether a text is a valid value: `filtersFromQuery`
 * ignores others. The values of a list are validated one by one.
 *
 * @example FILTER_PARAMS.get("type")?.("contract,nonsense"); // => false
 */
export const FILTER_PARAMS: ReadonlyMap<string, IsValid> = new Map(FILTER_NAMES.flatMap(describeParams));

function describeParams(name: FilterName): [param: string, isValid: IsValid][] {
  if (isListName(name)) return [listParam(LIST_FILTERS[name].param)];
  if (!isChoiceName(name)) return Object.entries(OPEN_PARAMS[name]);
  const { panel, values } = CHOICE_FILTERS[name];
  return [[panel.param, (text) => values.some((value) => value === text)]];
}

function listParam(param: string): [param: string, isValid: IsValid] {
  const isValue = (value: string) =>
    filtersToQuery(filtersFromQuery(new URLSearchParams([[param, value]]))).has(param);
  return [param, (text) => text.split(",").every((value) => value.trim() === "" || isValue(value))];
}

function isClock(text: string): boolean {
  return readClock(text) !== undefined;
}

function isSwitch(text: string): boolean {
  return ["0", "false", "off", "1", "true", "on"].includes(text);
}
