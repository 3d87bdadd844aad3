import type { ExportAccountResponse } from "@farwork/domain";
import type { UserRecord } from "firebase-admin/auth";

type Account = Pick<
  UserRecord,
  "uid" | "email" | "displayName" | "emailVerified" | "metadata" | "customClaims"
>;

/** The identity service's data about an account for an export. Passwords are not readable. */
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

/** The identity service formats times like HTTP; null or empty means never. */
function readMoment(moment: string | null): Date | undefined {
  const date = new Date(moment ?? "");
  return Number.isNaN(date.getTime()) ? undefined : date;
}
