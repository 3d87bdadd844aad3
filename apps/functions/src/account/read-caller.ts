import type { DecodedIdToken } from "firebase-admin/auth";

import { Refusal } from "../runtime/refusal.ts";
import { verifyIdToken } from "./verify-token.ts";

/** Who sent a request with `Authorization: Bearer <ID token>`. @throws Refusal `unauthenticated`. */
export async function readCaller(authorization: string | undefined): Promise<DecodedIdToken> {
  const idToken = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (idToken === undefined) throw new Refusal("unauthenticated");
  return verifyIdToken(idToken);
}
