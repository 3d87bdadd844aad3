import {
  type ChoiceFilter,
  type ListFilter,
  listKeys,
  type SingleFilter,
  type TextFilter,
} from "./filter-kinds.ts";
import { FILTERS, FIRST_IN_PANEL, FIRST_REASONS } from "./filters.ts";

type Filters = typeof FILTERS;

/** A filter's name in `JobFilters`; excluded values belong to their filter. */
export type FilterName = keyof Filters;
/** Filters with a list of values. */
export type ListFilterName = NamesWith<{ readonly param: string }>;
/** List filters whose values a job has as texts; each is a column of the index. */
export type TextFilterName = NamesWith<Pick<TextFilter, "of">>;
export type SingleFilterName = Exclude<FilterName, ListFilterName>;
/** Single filters with a closed list of values. */
export type ChoiceFilterName = SingleFilterName & NamesWith<Pick<ChoiceFilter, "label">>;
/** Filters that facets count. */
export type FacetName = NamesWith<{ readonly panel: object }>;
export type CountedListName = FacetName & ListFilterName;

export type RecentFilterName = NamesWith<{ readonly isRecent: true }>;

type NamesWith<Part> = {
  [Name in FilterName]: Filters[Name] extends Part ? Name : never;
}[FilterName];

/** The value type of each list filter. */
export type ListValues = {
  [Name in ListFilterName]: NonNullable<ReturnType<Filters[Name]["read"]>>;
};
/** The value type of each single filter. */
export type SingleValues = { [Name in SingleFilterName]: ReturnType<Filters[Name]["readFrom"]> };

/** The list filters by their names in `JobFilters`: `LIST_FILTERS.job_type.label("contract")`. */
export const LIST_FILTERS: { readonly [Name in ListFilterName]: ListFilter<ListValues[Name]> } = FILTERS;
export const TEXT_FILTERS: { readonly [Name in TextFilterName]: TextFilter<ListValues[Name]> } = FILTERS;
/** The filters with a single value: `SINGLE_FILTERS.salary.isSet(filters.salary)`. */
export const SINGLE_FILTERS: { readonly [Name in SingleFilterName]: SingleFilter<SingleValues[Name]> } =
  FILTERS;
export const CHOICE_FILTERS: { readonly [Name in ChoiceFilterName]: ChoiceFilter<SingleValues[Name]> } =
  FILTERS;

/** Every filter, in URL order. */
export const FILTER_NAMES = listKeys(FILTERS);
/** The list filters, whose values can be chosen or excluded. */
export const LIST_NAMES = FILTER_NAMES.filter(isListName);
export const SINGLE_NAMES = FILTER_NAMES.filter((name) => !isListName(name));
export const TEXT_NAMES = FILTER_NAMES.filter(isTextName);
/** The single filters with a closed list of values. */
export const CHOICE_NAMES = FILTER_NAMES.filter(isChoiceName);
export const FACET_NAMES = FILTER_NAMES.filter(isFacetName);
/** The list filters that facets count. */
export const COUNTED_LISTS = FILTER_NAMES.filter(isCountedList);
/** The filters that facets count, in page order. */
export const PANEL_NAMES = putFirst(FACET_NAMES, FIRST_IN_PANEL);
/** The filters that emails give as reasons, in order. */
export const REASON_NAMES = putFirst<ListFilterName | "salary">([...LIST_NAMES, "salary"], FIRST_REASONS);

/**
 * Whether the filter takes several values, each of them chosen or excluded.
 *
 * @example isListName("tags"); // => true
 */
export function isListName(name: FilterName): name is ListFilterName {
  return "param" in FILTERS[name];
}

export function isChoiceName(name: FilterName): name is ChoiceFilterName {
  return !isListName(name) && "label" in FILTERS[name];
}

export function isTextName(name: FilterName): name is TextFilterName {
  return "of" in FILTERS[name];
}

/** Whether the filter has not been released yet. */
export function isRecent(name: FilterName): name is RecentFilterName {
  return "isRecent" in FILTERS[name];
}

function isFacetName(name: FilterName): name is FacetName {
  return "panel" in FILTERS[name];
}

function isCountedList(name: FilterName): name is CountedListName {
  return isListName(name) && isFacetName(name);
}

/** Normalises a requested value to the spelling that jobs use. */
export function spellValue(name: TextFilterName, value: string): string {
  return TEXT_FILTERS[name].read(value) ?? value;
}

function putFirst<Name extends string>(names: readonly Name[], first: readonly string[]): Name[] {
  const placeOf = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return names.toSorted((a, b) => placeOf(a) - placeOf(b));
}
