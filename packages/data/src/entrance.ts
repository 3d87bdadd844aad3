import { initializeApp } from "firebase/app";
import {
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  type User,
} from "firebase/auth";

import type { Client } from "./client.ts";
import { openAuth, startAuth } from "./open-auth.ts";
import { openOncePerApp } from "./open-service.ts";

/** Beside the app's own: whoever is here is not signed in for anybody to see, and a reload forgets them. */
const openEntrance = openOncePerApp((client: Client) => {
  const { app } = client;
  return startAuth({ ...client, app: initializeApp(app.options, `${app.name}-entrance`) }, [
    inMemoryPersistence,
  ]);
});

/** Signs in without leaving anybody signed in: `letIn` does, once the sign-in is confirmed. @throws FirebaseError */
export async function enter(client: Client, email: string, password: string): Promise<User> {
  const entrance = openEntrance(client);
  const { user } = await signInWithEmailAndPassword(entrance, email, password);
  await signOut(entrance);
  return user;
}

/** From here on this is who is signed in. */
export async function letIn(client: Client, user: User): Promise<void> {
  await updateCurrentUser(openAuth(client), user);
}
