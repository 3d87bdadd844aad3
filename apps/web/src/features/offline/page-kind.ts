/** The layout of a page, as far as its skeleton is concerned. */
export type PageKind = "listing" | "job" | "list" | "dashboard";

/**
 * The kind of page at a path; undefined for pages without data, which load at once.
 *
 * @example pageKindOf("/jobs/remotive-1/cook"); // "job"
 */
export function pageKindOf(path: string): PageKind | undefined {
  const [, section] = path.split("/");
  return section === undefined ? undefined : KINDS.get(section);
}

const KINDS: ReadonlyMap<string, PageKind> = new Map([
  ["", "listing"],
  ["jobs", "job"],
  ["companies", "list"],
  ["saved", "list"],
  ["applied", "list"],
  ["dashboard", "dashboard"],
]);
