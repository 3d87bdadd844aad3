// A process of its own: the Firebase client keeps timers and sockets that a supervisor should not.
import { type AuthOutcome, type Client, createClient, logIn, signUp } from "@farwork/data";
import { initializeApp } from "firebase/app";
import * as z from "zod/mini";

import { fillDemoAccount } from "./fill-demo-account.ts";

const Inbox = z.object({ data: z.array(z.object({ to: z.array(z.string()), text: z.string() })) });

const project = need("FIREBASE_PROJECT_ID");
const region = need("FUNCTIONS_REGION");
const functions = need("FUNCTIONS_EMULATOR_HOST");
const client = createClient(initializeApp({ projectId: project, apiKey: "demo" }), {
  region,
  emulators: {
    auth: need("FIREBASE_AUTH_EMULATOR_HOST"),
    firestore: need("FIRESTORE_EMULATOR_HOST"),
    functions,
  },
  // The web app may not be up yet; it would only pass `/api/…` on to this function.
  siteUrl: `http://${functions}/${project}/${region}`,
});
const outcome = await enter(client, { email: need("DEMO_EMAIL"), password: need("DEMO_PASSWORD") });
if (outcome.success) await fillDemoAccount(client, outcome.account.uid);
process.exit();

/** Signs up, or in where that was done before: which also makes a payment customer where there is none. */
async function enter(
  visitor: Client,
  credentials: { readonly email: string; readonly password: string },
): Promise<AuthOutcome> {
  const signedUp = await signUp(visitor, { ...credentials, displayName: "Demo Seeker" });
  if (signedUp.success) return signedUp;
  if (signedUp.code !== "auth/email-already-in-use") throw new Error(`${signedUp.code}: ${signedUp.error}`);
  // Refused where the person chose another password: then the account is theirs, and left alone.
  const entered = await logIn(visitor, credentials);
  return "confirm" in entered ? entered.confirm(await readCode(credentials.email)) : entered;
}

/** The code that was mailed just now. */
async function readCode(email: string): Promise<string> {
  const answer = await fetch(`${need("EMAIL_API_BASE")}/emails`);
  const mails = z.parse(Inbox, await answer.json()).data.filter(({ to }) => to.includes(email));
  return mails.flatMap(({ text }) => /^Your code: (\d+)$/m.exec(text)?.[1] ?? []).at(-1) ?? "";
}

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
