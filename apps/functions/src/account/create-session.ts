import { CreateSessionRequest, CreateSessionResponse } from "@farwork/domain";

import { openAuth } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { limitRate } from "../runtime/rate-limit.ts";
import { checkToken } from "./check-token.ts";
import { verifyIdToken } from "./verify-token.ts";

/** The longest a session cookie of the identity service can live. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** A session cookie's value for an ID token that is valid now. */
export const createSession = callable(
  {
    name: "createSession",
    request: CreateSessionRequest,
    response: () => CreateSessionResponse,
  },
  async ({ idToken }) => {
    // Taken before the cookie is made, so that it never ends before we say.
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const { uid } = await verifyIdToken(idToken);
    await limitRate("createSession", uid);
    const sessionCookie = await checkToken(idToken, () =>
      openAuth().createSessionCookie(idToken, { expiresIn: LIFETIME_MS }),
    );
    return { sessionCookie, expiresAt };
  },
);
