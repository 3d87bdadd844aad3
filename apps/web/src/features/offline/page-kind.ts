/** How a page is set, as far as its outline goes. */
export type PageKind = "listing" | "job" | "list" | "dashboard";

/**
 * The kind of the page at a path; undefined for pages that need nothing from elsewhere and are there at once.
 *
 * @example pageKindOf("/jobs/remotive-1/cook"); // "job"
 */
export function pageKindOf(path: string): PageKind | undefined {
  const [, room] = path.split("/");
  return room === undefined ? undefined : KINDS.get(room);
}

const KINDS: ReadonlyMap<string, PageKind> = new Map([
  ["", "listing"],
  ["jobs", "job"],
  ["companies", "list"],
  ["saved", "list"],
  ["applied", "list"],
  ["dashboard", "dashboard"],
]);
