/** A user's two lists: saved jobs and applications. */
export type ListName = "saved" | "applied";

/** What a job on the list is. */
export const LISTED_AS = { saved: "saved", applied: "marked as applied" } as const;

/** One job on one of the lists. */
export type ListedJob = { readonly kind: ListName; readonly jobId: string };

/** A listed job as a string, for sets and messages: `saved:remotive-1`. */
export type ListedJobKey = `${ListName}:${string}`;

export const listedJobKey = ({ kind, jobId }: ListedJob): ListedJobKey => `${kind}:${jobId}`;

/** One page of a list as the server rendered it, with the total of all pages. */
export type RenderedList = { kind: ListName; jobIds: readonly string[]; totalJobs: number };

/** What this tab knows of the user's lists, and its pending changes. */
export type Snapshot = {
  /** The entries as last read; undefined before the first read. */
  readonly fetched: { readonly at: number; readonly listed: ReadonlySet<ListedJobKey> } | undefined;
  /** Writes confirmed since then. */
  readonly written: ReadonlyMap<ListedJobKey, { readonly at: number; readonly isListed: boolean }>;
  /** Overrides what is known. */
  readonly pending: ReadonlyMap<ListedJobKey, boolean>;
  /** The start of a failed read without a successful one since: the lists may be out of date. */
  readonly staleSince: number | undefined;
};

export const EMPTY_SNAPSHOT: Snapshot = {
  fetched: undefined,
  written: new Map(),
  pending: new Map(),
  staleSince: undefined,
};

/** The entries to show. Until the first read, `fromServer` holds those the page came with. */
export function shownJobs(
  snapshot: Snapshot,
  fromServer: ReadonlySet<ListedJobKey>,
): ReadonlySet<ListedJobKey> {
  const shown = new Set(snapshot.fetched?.listed ?? fromServer);
  for (const [key, { isListed }] of snapshot.written) put(shown, key, isListed);
  for (const [key, isListed] of snapshot.pending) put(shown, key, isListed);
  return shown;
}

function put(entries: Set<ListedJobKey>, key: ListedJobKey, isListed: boolean): void {
  if (isListed) entries.add(key);
  else entries.delete(key);
}
