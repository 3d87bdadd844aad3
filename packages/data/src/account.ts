import type { User } from "firebase/auth";

/**
 * A signed-in user as the identity service knows them. `displayName` is absent until one is set; `isEmailConfirmed`
 * until this device learns that they confirmed the address (`confirmEmail`).
 */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName?: string;
  readonly isEmailConfirmed?: boolean;
}

export function toAccount({ uid, email, displayName, emailVerified }: User): Account {
  return {
    uid,
    email: email ?? "",
    ...(displayName ? { displayName } : {}),
    ...(emailVerified && { isEmailConfirmed: true }),
  };
}
