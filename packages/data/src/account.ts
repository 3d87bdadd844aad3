import type { User } from "firebase/auth";

/** A signed-in person as the identity service knows them; `displayName` is absent until one was given. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName?: string;
}

export function toAccount({ uid, email, displayName }: User): Account {
  return { uid, email: email ?? "", ...(displayName ? { displayName } : {}) };
}
