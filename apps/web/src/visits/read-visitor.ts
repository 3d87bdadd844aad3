import type { HiddenEntries } from "@farwork/domain";
import { cookies } from "next/headers";

import { HIDDEN_COOKIE } from "../hidden/hidden-entries.ts";
import { showsHidden } from "../hidden/hidden-path.ts";
import { readHidden } from "../hidden/read-hidden.ts";
import { continueVisit, VISIT_COOKIE } from "./visit.ts";

/** What this browser's own cookies say of who looks at a listing. */
export type Visitor = {
  readonly hidden: HiddenEntries;
  /** Whether this address shows hidden entries among the others. */
  readonly showsHidden: boolean;
  /** When they last looked in before this visit. Absent on the first one. */
  readonly lastVisit: Date | undefined;
};

/** What is known of who asks for the listing with these parameters. */
export async function readVisitor(params: URLSearchParams, now: Date): Promise<Visitor> {
  const jar = await cookies();
  return {
    hidden: readHidden(jar.get(HIDDEN_COOKIE)?.value),
    showsHidden: showsHidden(params),
    lastVisit: continueVisit(jar.get(VISIT_COOKIE)?.value, now).previous,
  };
}
