import { MAX_MARKED_JOBS } from "@farwork/domain/contract";

import type { JobLists } from "./job-lists-atoms.ts";
import type { ListName } from "./job-lists.ts";

/** Why a list is full, and what helps; undefined if it has room. `entries` are those read after a failed write. */
export function describeFullList(entries: JobLists, kind: ListName): string | undefined {
  const listed = entries.status === "signed-out" ? [] : [...entries.listed];
  if (listed.filter((key) => key.startsWith(`${kind}:`)).length < MAX_MARKED_JOBS) return undefined;
  const list = kind === "saved" ? "saved jobs" : "applications";
  return `Your list of ${list} is full, at ${MAX_MARKED_JOBS.toLocaleString("en")}. Remove one to add another.`;
}
