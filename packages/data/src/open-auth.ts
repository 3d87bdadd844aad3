import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from "firebase/auth";

import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { openOncePerApp } from "./open-service.ts";
import { toDataError } from "./to-data-error.ts";

export const openAuth = openOncePerApp(({ app, emulators }: Client) => {
  // Not getAuth: it brings the pop-up sign-in methods, which the product does not use, into every page.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators.auth !== undefined) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  }
  return auth;
});

/** The person signed in here, once that is known; null when nobody is. */
export async function findUser(client: Client): Promise<User | null> {
  const auth = openAuth(client);
  await auth.authStateReady();
  return auth.currentUser;
}

/**
 * The person signed in here, with an ID token to say so elsewhere.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in or the account may not sign in any more.
 */
export async function needUser(client: Client): Promise<{ user: User; idToken: string }> {
  const user = await findUser(client);
  if (!user) throw new DataError("unauthenticated");
  try {
    return { user, idToken: await user.getIdToken() };
  } catch (error) {
    throw toDataError(error);
  }
}
