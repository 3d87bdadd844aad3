import type { HiddenEntries } from "@farwork/domain";
import { cookies } from "next/headers";

import { HIDDEN_COOKIE } from "../hidden-jobs/hidden-entries.ts";
import { readHidden } from "../hidden-jobs/read-hidden.ts";
import { continueVisit, VISIT_COOKIE } from "./visit.ts";

/** What this browser's own cookies say of who looks at a listing. */
export type Visitor = {
  readonly hidden: HiddenEntries;
  /** When they last looked in before this visit. Absent on the first one. */
  readonly lastVisit: Date | undefined;
};

/** What is known of who asks. */
export async function readVisitor(now: Date): Promise<Visitor> {
  const jar = await cookies();
  return {
    hidden: readHidden(jar.get(HIDDEN_COOKIE)?.value),
    lastVisit: continueVisit(jar.get(VISIT_COOKIE)?.value, now).previous,
  };
}
