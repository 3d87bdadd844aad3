import type { ExportAccountResponse } from "@farwork/domain";
import type { UserRecord } from "firebase-admin/auth";

type Account = Pick<
  UserRecord,
  "uid" | "email" | "displayName" | "emailVerified" | "metadata" | "customClaims"
>;

/** What the identity service knows of an account, as an export tells it. The password it keeps nobody can read. */
export function describeSignIn(account: Account): ExportAccountResponse["signIn"] {
  const { uid, email, displayName, emailVerified, metadata, customClaims = {} } = account;
  const createdAt = readMoment(metadata.creationTime);
  const lastSignInAt = readMoment(metadata.lastSignInTime);
  return {
    uid,
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    isEmailVerified: emailVerified,
    ...(createdAt && { createdAt }),
    ...(lastSignInAt && { lastSignInAt }),
    ...(Object.keys(customClaims).length > 0 && { claims: customClaims }),
  };
}

/** The identity service words moments as HTTP does, and gives no text or an empty one for what never was. */
function readMoment(moment: string | null): Date | undefined {
  const date = new Date(moment ?? "");
  return Number.isNaN(date.getTime()) ? undefined : date;
}
