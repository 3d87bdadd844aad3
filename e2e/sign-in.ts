import { randomUUID } from "node:crypto";

import { logIn } from "@farwork/data/auth";
import { type Client, createClient } from "@farwork/data/client";
import { ConfirmSignInResponse } from "@farwork/domain";
import type { Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase/app";
import { getAuth, type User } from "firebase/auth";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { findLogInCode } from "./mailbox.ts";

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
    async ({ key, database, uid, user, idToken, browserKey }) => {
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
      const known: unknown[] = JSON.parse(localStorage.getItem("farwork-browser-key") ?? "[]");
      localStorage.setItem("farwork-browser-key", JSON.stringify([[uid, browserKey], ...known]));
      const headers = { authorization: `Bearer ${idToken}` };
      const answer = await fetch("/api/session", { method: "POST", headers });
      if (!answer.ok) throw new Error(`The site opened no session: ${answer.status}.`);
      localStorage.setItem("farwork.session", JSON.stringify({ uid, openedAt: Date.now() }));
    },
    { key: STORED_USER, database: FIREBASE_DATABASE, ...kept },
  );
}

async function signInHere(person: { email: string; password: string }) {
  return actAs(person, async (client, user) => {
    const idToken = await user.getIdToken();
    return { uid: user.uid, user: user.toJSON(), idToken, browserKey: await askBrowserKey(client, idToken) };
  });
}

/** A key by which the account of a sign-in that was let in knows a browser. */
async function askBrowserKey(client: Client, idToken: string): Promise<string> {
  const { project, emulators } = readE2eEnvironment(process.env);
  const answer = await fetch(`http://${emulators.functions}/${project}/${client.region}/confirmSignIn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: { idToken } }),
  });
  const { result } = await answer.json();
  const confirmed = ConfirmSignInResponse.parse(result);
  if (confirmed.status !== "confirmed") throw new Error("A sign-in that was let in was asked for a code.");
  return confirmed.browserKey;
}

/** Logs in, by the mailed code where one is wanted: the tests' own process is known to no account. */
async function enter(client: Client, person: { email: string; password: string }) {
  const outcome = await logIn(client, person);
  return "confirm" in outcome ? outcome.confirm(await findLogInCode(person.email)) : outcome;
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
    const outcome = await enter(client, person);
    const user = getAuth(app).currentUser;
    if (!outcome.success || user === null) throw new Error(`${person.email} could not sign in.`);
    return await work(client, user);
  } finally {
    await deleteApp(app);
  }
}
