/** What hiding needs of a job: id, texts, and the company's slug if its name has one. */
export type HideableJob = {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly companySlug: string | undefined;
};

/** The jobs and companies hidden in this browser, by id and slug, in order. */
export type HiddenEntries = { readonly jobs: readonly string[]; readonly companies: readonly string[] };

/** A cookie, so that the server can leave them out: pages stay full, and nothing flashes. */
export const HIDDEN_COOKIE = "hidden";

// Allowed in cookies, and never part of an id or slug.
const BETWEEN_VALUES = ".";
const BETWEEN_LISTS = "~";

/**
 * The entries in a cookie's text. Checks the format only.
 *
 * @example parseHidden("remotive-1.lever-2~acme").companies; // ["acme"]
 */
export function parseHidden(text: string | undefined): HiddenEntries {
  const [jobs = "", companies = ""] = (text ?? "").split(BETWEEN_LISTS);
  const list = (values: string) => [...new Set(values.split(BETWEEN_VALUES).filter((value) => value !== ""))];
  return { jobs: list(jobs), companies: list(companies) };
}

/** The text `parseHidden` reads; empty when nothing is hidden. */
export function formatHidden({ jobs, companies }: HiddenEntries): string {
  if (jobs.length === 0 && companies.length === 0) return "";
  return [jobs, companies].map((values) => values.join(BETWEEN_VALUES)).join(BETWEEN_LISTS);
}

/** Why a job is hidden: on its own, with its company, or not at all. */
export type HiddenBy = "job" | "company" | undefined;

export function hiddenBy(hidden: HiddenEntries, jobId: string, company: string | undefined): HiddenBy {
  if (company !== undefined && hidden.companies.includes(company)) return "company";
  return hidden.jobs.includes(jobId) ? "job" : undefined;
}
