import { type Client, type ClientOptions, createClient, type Emulators } from "@farwork/data";
import { initializeApp as initializeAdmin } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { initializeApp } from "firebase/app";
import { setLogLevel } from "firebase/firestore/lite";

// Refusals are part of what these tests are about: no need to print each one.
setLogLevel("silent");

/** The project of the running emulators, whose functions answer for it alone. */
export const PROJECT = "demo-farwork";

/** @throws Error naming the variable, when the tests were started without the emulators. */
export function needAddress(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(`${name} is not set: run \`pnpm test:integration\`, which starts the emulators.`);
  return address;
}

/** The site as far as `/api/…` goes: its web server only passes that on to the function of this name. */
export function siteUrl(): string {
  return `http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1`;
}

/** Where the running emulators listen. */
export function findEmulators(): Emulators {
  return {
    auth: needAddress("FIREBASE_AUTH_EMULATOR_HOST"),
    firestore: needAddress("FIRESTORE_EMULATOR_HOST"),
    functions: needAddress("FUNCTIONS_EMULATOR_HOST"),
  };
}

/** A visitor's browser, as far as the backend can tell; each name is a visitor of its own. */
export function openVisitor(name: string, options: ClientOptions = {}): Client {
  const app = initializeApp({ projectId: PROJECT, apiKey: "any" }, name);
  return createClient(app, { emulators: findEmulators(), siteUrl: siteUrl(), ...options });
}

/** The database without rules, to look at what was stored and to put things in place. */
export function openDatabase(project: string): Firestore {
  needAddress("FIRESTORE_EMULATOR_HOST");
  return getFirestore(initializeAdmin({ projectId: project }, project));
}
