// A separate process, as the Firebase client keeps timers and sockets open.
import { createClient, signUp } from "@farwork/data";
import { initializeApp } from "firebase/app";

import { fillDemoAccount } from "./fill-demo-account.ts";

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
  // The web app, which only forwards `/api/…` to this function, may not be running yet.
  siteUrl: `http://${functions}/${project}/${region}`,
});
const credentials = { email: need("DEMO_EMAIL"), password: need("DEMO_PASSWORD") };
const outcome = await signUp(client, { ...credentials, displayName: "Demo Seeker" });
if (outcome.success) await fillDemoAccount(client, outcome.account.uid);
// An existing account is left alone.
else if (outcome.code !== "auth/email-already-in-use") throw new Error(`${outcome.code}: ${outcome.error}`);
process.exit();

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
