/** The two lists a person keeps: jobs saved for later, jobs applied to. */
export type ListName = "saved" | "applied";

/** One job on one of the lists. */
export type ListedJob = { readonly kind: ListName; readonly jobId: string };

/** A listed job as one word, for sets and messages: `saved:remotive-1`. */
export type ListedJobKey = `${ListName}:${string}`;

export const listedJobKey = ({ kind, jobId }: ListedJob): ListedJobKey => `${kind}:${jobId}`;

/** A page of a list as the server rendered it: its jobs, and how many all of the list's pages have. */
export type RenderedList = { kind: ListName; jobIds: readonly string[]; totalJobs: number };

/** What one tab knows of a person's job lists, and what was asked for here and is not settled yet. */
export type Snapshot = {
  /** The entries as last read; undefined before the first time. */
  readonly fetched: { readonly at: number; readonly listed: ReadonlySet<ListedJobKey> } | undefined;
  /** Writes confirmed since then. */
  readonly written: ReadonlyMap<ListedJobKey, { readonly at: number; readonly isListed: boolean }>;
  /** Shown in place of what is known. */
  readonly pending: ReadonlyMap<ListedJobKey, boolean>;
  /** When a read began that failed, and after which none has succeeded: the rest may be out of date. */
  readonly staleSince: number | undefined;
};

export const EMPTY_SNAPSHOT: Snapshot = {
  fetched: undefined,
  written: new Map(),
  pending: new Map(),
  staleSince: undefined,
};

/** The entries to show. Until the first read, `fromServer` is what the page itself came with. */
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
