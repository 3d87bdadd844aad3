import type { HiddenEntries } from "@farwork/domain";
import { cookies } from "next/headers";

import { HIDDEN_COOKIE } from "../hidden-jobs/hidden-entries.ts";
import { readHidden } from "../hidden-jobs/read-hidden.ts";
import { continueVisit, VISIT_COOKIE } from "./visit.ts";

/** What this browser's cookies say about a listing's visitor. */
export type Visitor = {
  readonly hidden: HiddenEntries;
  /** The end of their previous visit; undefined on the first. */
  readonly lastVisit: Date | undefined;
};

/** The visitor of the current request. */
export async function readVisitor(now: Date): Promise<Visitor> {
  const jar = await cookies();
  return {
    hidden: readHidden(jar.get(HIDDEN_COOKIE)?.value),
    lastVisit: continueVisit(jar.get(VISIT_COOKIE)?.value, now).previous,
  };
}
