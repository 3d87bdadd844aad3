import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from "firebase/auth";

import { type Client, openOncePerApp } from "./client.ts";

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
