import type { DecodedIdToken } from "firebase-admin/auth";

import { openFirestore } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { requireOpenSignIn } from "../sign-ins/sign-in-store.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";

/** The sender of a request with `Authorization: Bearer <ID token>`. @throws Refusal `unauthenticated`. */
export async function readCaller(authorization: string | undefined): Promise<DecodedIdToken> {
  const idToken = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (idToken === undefined) throw new Refusal("unauthenticated");
  const claims = await verifyIdToken(idToken);
  await requireOpenSignIn(openFirestore(), claims);
  return claims;
}
