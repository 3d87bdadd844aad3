import { type Client, type ClientOptions, createClient, type Emulators } from "@farwork/data";
import { initializeApp as initializeAdmin } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { initializeApp } from "firebase/app";
import { setLogLevel } from "firebase/firestore/lite";

// Rejections are expected in these tests, so do not log them.
setLogLevel("silent");

/** The project of the running emulators, which their functions belong to. */
export const PROJECT = "demo-farwork";

/** @throws Error naming the variable, if the emulators are not running. */
export function needAddress(name: string): string {
  const address = process.env[name];
  if (!address)
    throw new Error(`${name} is not set: run \`pnpm test:integration\`, which starts the emulators.`);
  return address;
}

/** The URL for the site's `/api/…`, which its web server forwards to this function. */
export function siteUrl(): string {
  return `http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1`;
}

/** The addresses of the running emulators. */
export function findEmulators(): Emulators {
  return {
    auth: needAddress("FIREBASE_AUTH_EMULATOR_HOST"),
    firestore: needAddress("FIRESTORE_EMULATOR_HOST"),
    functions: needAddress("FUNCTIONS_EMULATOR_HOST"),
  };
}

/** A visitor's browser from the backend's point of view; each name is a separate visitor. */
export function openVisitor(name: string, options: ClientOptions = {}): Client {
  const app = initializeApp({ projectId: PROJECT, apiKey: "any" }, name);
  return createClient(app, { emulators: findEmulators(), siteUrl: siteUrl(), ...options });
}

/** The database without rules, for checks and setup. */
export function openDatabase(project: string): Firestore {
  needAddress("FIRESTORE_EMULATOR_HOST");
  return getFirestore(initializeAdmin({ projectId: project }, project));
}
