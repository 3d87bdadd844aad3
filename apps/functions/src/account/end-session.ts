import { EndSession } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { endSignIn } from "../sign-ins/sign-in-records.ts";
import { writeEnd } from "../sign-ins/sign-in-store.ts";
import { verifySessionCookie } from "../sign-ins/verify-token.ts";

/** Logs out: ends the sign-in of a session cookie, including all copies of the cookie. */
export const endSession = callable(EndSession, async ({ sessionCookie }) => {
  const claims = await verifySessionCookie(sessionCookie);
  await writeEnd(openFirestore(), claims, (records, now) => endSignIn(records, claims.auth_time, now));
  return {};
});
