import { randomUUID } from "node:crypto";

import { logIn } from "@farwork/data/auth";
import { type Client, createClient } from "@farwork/data/client";
import type { Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase/app";
import { getAuth, type User } from "firebase/auth";

import { readE2eEnvironment } from "./e2e-environment.ts";

/** Where Firebase looks for who is signed in, after its own database, and takes it over from. */
const STORED_USER = "firebase:authUser:demo:[DEFAULT]";
const FIREBASE_DATABASE = "firebaseLocalStorageDb";

/**
 * Gives a browser what it would keep after a log-in: the person signs in here, in the tests' own process, with the user
 * document and the payment customer made where there were none. Who was signed in before is forgotten, as a log-in by
 * the form does. Leaves the page on one that has no code.
 */
export async function signBrowserIn(page: Page, person: { email: string; password: string }): Promise<void> {
  const kept = await signInHere(person);
  await page.goto("/robots.txt");
  await page.evaluate(
    async ({ key, database, uid, user, idToken }) => {
      // Emptied, not deleted: another page of this browser may have it open.
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

/** Does something with a person's account as their browser would, without one: they sign in here for it. */
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
