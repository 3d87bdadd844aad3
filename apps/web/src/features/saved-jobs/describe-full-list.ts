import { MAX_MARKED_JOBS } from "@farwork/domain/contract";

import type { MarkKind } from "./mark.ts";
import type { Marks } from "./marks-atoms.ts";

/**
 * Why nothing more goes on a list, and what helps; undefined where there is room, by the marks as they are read after a
 * write that failed.
 */
export function describeFullList(marks: Marks, kind: MarkKind): string | undefined {
  const marked = marks.status === "signed-out" ? [] : [...marks.marked];
  if (marked.filter((key) => key.startsWith(`${kind}:`)).length < MAX_MARKED_JOBS) return undefined;
  const list = kind === "saved" ? "saved jobs" : "applications";
  return `Your list of ${list} is full, at ${MAX_MARKED_JOBS.toLocaleString("en")}. Remove one to add another.`;
}
