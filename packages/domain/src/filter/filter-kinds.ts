import type { JobCard } from "../job/job.ts";

/** A filter by values of which a person chooses, or excludes, any number. */
export interface ListFilter<Value extends string = string> {
  /** Its parameter in an address. */
  readonly param: string;
  /** A value in its one spelling; undefined for a text that is none. */
  readonly read: (text: string) => Value | undefined;
  /** Every value there is, where they are a closed list: what else requests may say is in `job-filters.ts`. */
  readonly values?: readonly Value[];
  /** A value in words. What is no value stands for itself. */
  readonly label: (value: string) => string;
  /** The same among other filters' words, where it says too little without the filter's heading. */
  readonly labelAlone?: (value: string) => string;
  /** Its heading, and how many values are listed before "more". Without it no facet counts the filter. */
  readonly panel?: { readonly legend: string; readonly shown?: number };
  /** Whether answers of the last release lack its counts, as they do until a filter was released once. */
  readonly isRecent?: true;
  /** How mail says why a job was found: "open to Germany". Without it mail says nothing of this filter. */
  readonly reason?: { readonly lead: string; readonly word: (value: string) => string };
}

/** A list filter of values that a job has as texts: the index keeps them in a column. */
export interface TextFilter<Value extends string = string> extends ListFilter<Value> {
  readonly of: (job: JobCard) => readonly string[];
  /** Whether a job may have more than one. */
  readonly several?: true;
  /** What a stored index calls the column, where that is not the filter's own name. */
  readonly column?: string;
}

/** A filter that is one value, which may filter nothing. */
export interface SingleFilter<Value> {
  readonly readFrom: (params: URLSearchParams) => Value;
  /** Its parameters in an address; what is empty is left out. */
  readonly write: (value: Value) => Readonly<Record<string, string>>;
  readonly isSet: (value: Value) => boolean;
  /** Its heading, and the parameter that its choices send. */
  readonly panel?: { readonly legend: string; readonly param: string };
}

/** What a list filter of a closed list of values has of them. */
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

/** A record's names, as its type has them. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[];
export function namesOf(record: object): string[] {
  return Object.keys(record);
}

/**
 * What `make` gives for each name, as one object.
 *
 * @example mapNames<{ a: number; bc: number }>(["a", "bc"], (name) => name.length); // { a: 1, bc: 2 }
 */
export function mapNames<Shape extends object>(
  names: readonly (keyof Shape & string)[],
  make: (name: keyof Shape & string) => Shape[keyof Shape],
): Shape;
export function mapNames(names: readonly string[], make: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}
