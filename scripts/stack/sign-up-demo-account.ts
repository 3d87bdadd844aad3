// A process of its own: the Firebase client keeps timers and sockets that a supervisor should not.
import { createClient, signUp } from "@farwork/data";
import { initializeApp } from "firebase/app";

const app = initializeApp({ projectId: need("FIREBASE_PROJECT_ID"), apiKey: "demo" });
const client = createClient(app, {
  region: need("FUNCTIONS_REGION"),
  emulators: {
    auth: need("FIREBASE_AUTH_EMULATOR_HOST"),
    firestore: need("FIRESTORE_EMULATOR_HOST"),
    functions: need("FUNCTIONS_EMULATOR_HOST"),
  },
});
const outcome = await signUp(client, {
  email: need("DEMO_EMAIL"),
  password: need("DEMO_PASSWORD"),
  displayName: "Demo Seeker",
});
const known = !outcome.success && outcome.code === "auth/email-already-in-use";
if (!outcome.success && !known) console.error(`${outcome.code}: ${outcome.error}`);
process.exit(outcome.success || known ? 0 : 1);

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
