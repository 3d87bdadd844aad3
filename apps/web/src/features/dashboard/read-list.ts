import type { MarkedJobsPage, ReadSessionResponse } from "@farwork/domain";

import type { MarkKind } from "../saved-jobs/mark.ts";

/** The page of a list that was asked for with the session. */
export function readList({ lists }: ReadSessionResponse, kind: MarkKind): MarkedJobsPage {
  const list = lists[kind];
  // Functions from before there were pages leave it out: they are deployed first.
  if (!list) throw new Error(`The backend does not know pages of the ${kind} jobs yet.`);
  return list;
}
