import type { DecodedIdToken } from "firebase-admin/auth";

import { openAuth } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { checkToken } from "./check-token.ts";

/** Who sent a request with `Authorization: Bearer <ID token>`. @throws Refusal `unauthenticated`. */
export async function readCaller(authorization: string | undefined): Promise<DecodedIdToken> {
  const idToken = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (idToken === undefined) throw new Refusal("unauthenticated");
  return checkToken(idToken, () => openAuth().verifyIdToken(idToken, true));
}
