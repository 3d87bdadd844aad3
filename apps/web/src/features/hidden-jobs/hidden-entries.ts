/** What hiding has to know of a job: its id, its words, and its company's slug if the name has one. */
export type HideableJob = {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly companySlug: string | undefined;
};

/** The jobs and companies a person hid in this browser, by id and by slug, in the order they were hidden. */
export type HiddenEntries = { readonly jobs: readonly string[]; readonly companies: readonly string[] };

/** Kept in a cookie, so that the server leaves them out: pages stay full, and nothing flashes. */
export const HIDDEN_COOKIE = "hidden";

/** The parameter of a listing's address that shows hidden entries among the others: `/?hidden=show`. */
export const HIDDEN_PARAM = "hidden";
export const SHOW_HIDDEN = "show";

// Neither an id nor a slug holds these, and a cookie's value may.
const BETWEEN_VALUES = ".";
const BETWEEN_LISTS = "~";

/**
 * The entries that a cookie's text names, whatever it says: nothing is checked but its shape.
 *
 * @example parseHidden("remotive-1.lever-2~acme").companies; // ["acme"]
 */
export function parseHidden(text: string | undefined): HiddenEntries {
  const [jobs = "", companies = ""] = (text ?? "").split(BETWEEN_LISTS);
  const list = (values: string) => [...new Set(values.split(BETWEEN_VALUES).filter((value) => value !== ""))];
  return { jobs: list(jobs), companies: list(companies) };
}

/** The text `parseHidden` reads; empty where nothing is hidden. */
export function formatHidden({ jobs, companies }: HiddenEntries): string {
  if (jobs.length === 0 && companies.length === 0) return "";
  return [jobs, companies].map((values) => values.join(BETWEEN_VALUES)).join(BETWEEN_LISTS);
}

/** By what a job is hidden: by its own id, with all of its company, or not at all. */
export type HiddenBy = "job" | "company" | undefined;

export function hiddenBy(hidden: HiddenEntries, jobId: string, company: string | undefined): HiddenBy {
  if (company !== undefined && hidden.companies.includes(company)) return "company";
  return hidden.jobs.includes(jobId) ? "job" : undefined;
}

/** Whether an address asks for hidden entries among the others. */
export function showsHidden(params: URLSearchParams): boolean {
  return params.get(HIDDEN_PARAM) === SHOW_HIDDEN;
}

/** The parameters of an address that does ask for them, or does not. */
export function withHidden(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (isShown) changed.set(HIDDEN_PARAM, SHOW_HIDDEN);
  else changed.delete(HIDDEN_PARAM);
  return changed;
}
