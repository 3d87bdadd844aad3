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
  // Not getAuth, which adds the unused pop-up sign-in methods to every page.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators.auth !== undefined) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  }
  return auth;
});

/** The signed-in user, once known; null if nobody is. */
export async function findUser(client: Client): Promise<User | null> {
  const auth = openAuth(client);
  await auth.authStateReady();
  return auth.currentUser;
}

/**
 * The signed-in user, with an ID token for other services.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in or the account may no longer sign in.
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
