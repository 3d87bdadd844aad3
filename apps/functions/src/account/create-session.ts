import { CreateSessionRequest, CreateSessionResponse } from "@farwork/domain";

import { openAuth, openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { limitRate } from "../runtime/rate-limit.ts";
import { checkToken } from "./check-token.ts";
import { requireOpenSession, SESSION_MS } from "./ended-sessions.ts";
import { verifyIdToken } from "./verify-token.ts";

/** A session cookie's value for an ID token that is valid now. */
export const createSession = callable(
  {
    name: "createSession",
    request: CreateSessionRequest,
    response: () => CreateSessionResponse,
  },
  async ({ idToken }) => {
    // Taken before the cookie is made, so that it never ends before we say.
    const expiresAt = new Date(Date.now() + SESSION_MS);
    const claims = await verifyIdToken(idToken);
    await Promise.all([limitRate("createSession", claims.uid), requireOpenSession(openFirestore(), claims)]);
    const sessionCookie = await checkToken(idToken, () =>
      openAuth().createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    );
    return { sessionCookie, expiresAt };
  },
);
