import { EndSession } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { endSignIn } from "../sign-ins/sign-in-records.ts";
import { writeEnd } from "../sign-ins/sign-in-store.ts";
import { verifySessionCookie } from "../sign-ins/verify-token.ts";

/** Ends the sign-in that a cookie came of, in every copy of it, at its person's log-out. */
export const endSession = callable(EndSession, async ({ sessionCookie }) => {
  const claims = await verifySessionCookie(sessionCookie);
  await writeEnd(openFirestore(), claims, (records, now) => endSignIn(records, claims.auth_time, now));
  return {};
});
