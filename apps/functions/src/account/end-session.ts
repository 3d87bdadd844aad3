import { EndSessionRequest, EndSessionResponse } from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { endSignIn } from "./sign-in-records.ts";
import { writeEnd } from "./sign-in-store.ts";
import { verifySessionCookie } from "./verify-token.ts";

/** Ends the sign-in that a cookie came of, in every copy of it, at its person's log-out. */
export const endSession = callable(
  {
    name: "endSession",
    request: EndSessionRequest,
    response: () => EndSessionResponse,
    cost: COSTS.endSession,
  },
  async ({ sessionCookie }) => {
    const claims = await verifySessionCookie(sessionCookie);
    await writeEnd(openFirestore(), claims, (records, now) => endSignIn(records, claims.auth_time, now));
    return {};
  },
);
