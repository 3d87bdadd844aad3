import { randomUUID } from "node:crypto";

import { logIn } from "@farwork/data/auth";
import { type Client, createClient } from "@farwork/data/client";
import type { Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase/app";
import { getAuth, type User } from "firebase/auth";

import { readE2eEnvironment } from "./e2e-environment.ts";

/** Storage from which Firebase migrates the signed-in person, after its own database. */
const STORED_USER = "firebase:authUser:demo:[DEFAULT]";
const FIREBASE_DATABASE = "firebaseLocalStorageDb";

/**
 * Puts a browser into the state after a log-in: signs the person in within the test process, creating the user document
 * and payment customer if missing. Replaces the previous person, like a log-in with the form. Leaves the browser on a
 * page without code.
 */
export async function signBrowserIn(page: Page, person: { email: string; password: string }): Promise<void> {
  const kept = await signInHere(person);
  await page.goto("/robots.txt");
  await page.evaluate(
    async ({ key, database, uid, user, idToken }) => {
      // Cleared, not deleted, as another page of this browser may have it open.
      if ((await indexedDB.databases()).some(({ name }) => name === database)) {
        await new Promise((resolve, reject) => {
          const opened = indexedDB.open(database);
          opened.addEventListener("error", reject);
          opened.addEventListener("success", () => {
            const stores = [...opened.result.objectStoreNames];
            if (stores.length === 0) return resolve(undefined);
            const emptied = opened.result.transaction(stores, "readwrite");
            for (const store of stores) emptied.objectStore(store).clear();
            emptied.addEventListener("complete", resolve);
            emptied.addEventListener("error", reject);
          });
        });
      }
      localStorage.setItem(key, JSON.stringify(user));
      const headers = { authorization: `Bearer ${idToken}` };
      const answer = await fetch("/api/session", { method: "POST", headers });
      if (!answer.ok) throw new Error(`The site opened no session: ${answer.status}.`);
      localStorage.setItem("farwork.session", JSON.stringify({ uid, openedAt: Date.now() }));
    },
    { key: STORED_USER, database: FIREBASE_DATABASE, ...kept },
  );
}

async function signInHere(person: { email: string; password: string }) {
  return actAs(person, async (_client, user) => ({
    uid: user.uid,
    user: user.toJSON(),
    idToken: await user.getIdToken(),
  }));
}

/** Acts on a person's account like their browser, by signing in within the test process. */
export async function actAs<Result>(
  person: { email: string; password: string },
  work: (client: Client, user: User) => Promise<Result>,
): Promise<Result> {
  const { siteUrl, emulators, project } = readE2eEnvironment(process.env);
  const app = initializeApp({ projectId: project, apiKey: "demo" }, randomUUID());
  try {
    const client = createClient(app, { emulators, siteUrl });
    const outcome = await logIn(client, person);
    const user = getAuth(app).currentUser;
    if (!outcome.success || user === null) throw new Error(`${person.email} could not sign in.`);
    return await work(client, user);
  } finally {
    await deleteApp(app);
  }
}
