import { type Client, createClient } from "@farwork/data";
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

/** A visitor's browser, as far as the backend can tell; each name is a visitor of its own. */
export function openVisitor(name: string): Client {
  return createClient(initializeApp({ projectId: PROJECT, apiKey: "any" }, name), {
    emulators: {
      auth: needAddress("FIREBASE_AUTH_EMULATOR_HOST"),
      firestore: needAddress("FIRESTORE_EMULATOR_HOST"),
      functions: needAddress("FUNCTIONS_EMULATOR_HOST"),
    },
  });
}

/** The database without rules, to look at what was stored and to put things in place. */
export function openDatabase(project: string): Firestore {
  needAddress("FIRESTORE_EMULATOR_HOST");
  return getFirestore(initializeAdmin({ projectId: project }, project));
}
