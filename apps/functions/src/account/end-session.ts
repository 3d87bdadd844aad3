import { EndSessionRequest, EndSessionResponse } from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { noteEndedSession, requireOpenSession } from "./ended-sessions.ts";
import { verifySessionCookie } from "./verify-token.ts";

/** Ends the session of a cookie, in every copy of it, at its person's log-out. */
export const endSession = callable(
  {
    name: "endSession",
    request: EndSessionRequest,
    response: () => EndSessionResponse,
  },
  async ({ sessionCookie }) => {
    const claims = await verifySessionCookie(sessionCookie);
    const firestore = openFirestore();
    // Whoever asks again and again has one document written, once.
    await requireOpenSession(firestore, claims);
    await noteEndedSession(firestore, claims, new Date());
    return {};
  },
);
