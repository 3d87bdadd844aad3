import type { JobCard } from "../job/job.ts";

/** A filter with a list of values, any number of which can be chosen or excluded. */
export interface ListFilter<Value extends string = string> {
  /** Its query parameter. */
  readonly param: string;
  /** Parses a value to its canonical spelling; undefined if invalid. */
  readonly read: (text: string) => Value | undefined;
  /** All values, if they are a closed list; `job-filters.ts` has the schemas of the others. */
  readonly values?: readonly Value[];
  /** The label of a value. Unknown values are returned as they are. */
  readonly label: (value: string) => string;
  /** The label outside of the filter's own panel, if it is unclear without the heading. */
  readonly labelAlone?: (value: string) => string;
  /** Its heading, and how many values are shown before "more". Without a panel, facets do not count the filter. */
  readonly panel?: { readonly legend: string; readonly shown?: number };
  /** Set until the filter has been released once: responses of the last release lack its counts. */
  readonly isRecent?: true;
  /** How emails explain a match: "open to Germany". Without it, emails do not mention this filter. */
  readonly reason?: { readonly lead: string; readonly word: (value: string) => string };
}

/** A list filter whose values a job has as texts, which the index stores in a column. */
export interface TextFilter<Value extends string = string> extends ListFilter<Value> {
  readonly of: (job: JobCard) => readonly string[];
  /** Whether a job can have several values. */
  readonly several?: true;
  /** The column's name in a stored index, if it differs from the filter's. */
  readonly column?: string;
}

/** A filter with a single value, which may be unset. */
export interface SingleFilter<Value> {
  readonly readFrom: (params: URLSearchParams) => Value;
  /** Its query parameters; empty ones are left out. */
  readonly write: (value: Value) => Readonly<Record<string, string>>;
  readonly isSet: (value: Value) => boolean;
  /** What remains of its value without the filter; by default, what an address without its parameters has. */
  readonly clear?: (value: Value) => Value;
  /** A set filter in words, for chips, titles and names of searches. */
  readonly describe: (value: Value, formatAmount: FormatAmount) => string;
  /** Its heading, and the query parameter of its choices. Without a panel, facets do not count the filter. */
  readonly panel?: { readonly legend: string; readonly param: string };
  /** See `ListFilter`. */
  readonly isRecent?: true;
}

/** A single filter with a closed list of values. */
export interface ChoiceFilter<Value extends string = string> extends SingleFilter<Value> {
  /** All values, first the one that filters nothing. */
  readonly values: readonly [Value, ...Value[]];
  readonly label: (value: string) => string;
  readonly panel: { readonly legend: string; readonly param: string };
}

/** Formats an amount of pay, like `formatAmount` or as the reader writes it. */
export type FormatAmount = (amount: number, currency: string) => string;

/** The fields of a list filter that follow from a closed list of values. */
export function closedList<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  const read = (text: string): Value | undefined => values.find((value) => value === text);
  const label = (text: string): string => {
    const value = read(text);
    return value === undefined ? text : labels[value];
  };
  return { values, read, label };
}

/** A single filter with a closed list of values, of which the first filters nothing. */
export function closedChoice<Value extends string>(
  values: readonly [Value, ...Value[]],
  labels: Readonly<Record<Value, string>>,
  panel: { readonly legend: string; readonly param: string },
) {
  const [none] = values;
  const { read, label } = closedList<Value>(values, labels);
  return {
    values,
    label,
    panel,
    readFrom: (params) => read(params.get(panel.param) ?? "") ?? none,
    write: (value) => ({ [panel.param]: value === none ? "" : value }),
    isSet: (value) => value !== none,
    describe: label,
  } satisfies ChoiceFilter<Value>;
}

/** `Object.keys` with the record's own key type. */
export function listKeys<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[];
export function listKeys(record: object): string[] {
  return Object.keys(record);
}

/**
 * Builds an object with the result of `make` for each name.
 *
 * @example buildRecord<{ a: number; bc: number }>(["a", "bc"], (name) => name.length); // { a: 1, bc: 2 }
 */
export function buildRecord<Shape extends object>(
  names: readonly (keyof Shape & string)[],
  make: (name: keyof Shape & string) => Shape[keyof Shape],
): Shape;
export function buildRecord(names: readonly string[], make: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}
