import type { User } from "firebase/auth";

/**
 * A signed-in person as the identity service knows them; `displayName` is absent until one was given, and
 * `isEmailConfirmed` until this device has heard that they showed the address to be theirs (`confirmEmail`).
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
