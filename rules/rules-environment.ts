import { readFile } from "node:fs/promises";

import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import type firebase from "firebase/compat/app";
import { GeoPoint, serverTimestamp, setLogLevel, Timestamp } from "firebase/firestore";

export type Database = firebase.firestore.Firestore;

// A separate project, so that clearing it does not affect a running board.
export const PROJECT = "demo-farwork-rules";

export async function readShippedRules(): Promise<string> {
  return readFile(new URL("../firestore.rules", import.meta.url), "utf8");
}

/** The running Firestore emulator with the production rules, loaded by `load-rules.ts`. */
export async function startRulesEnvironment(): Promise<RulesTestEnvironment> {
  // Rejections are expected in these tests, so do not log them.
  setLogLevel("silent");
  return initializeTestEnvironment({ projectId: PROJECT, firestore: readFirestoreAddress() });
}

/**
 * A signed-in person; by default with the email `<uid>@example.com` and logged in just now, unless `claims` say
 * otherwise.
 */
export function signedIn(
  environment: RulesTestEnvironment,
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
): Database {
  const auth_time = Math.floor(Date.now() / 1000);
  return environment
    .authenticatedContext(uid, { email: `${uid}@example.com`, auth_time, ...claims })
    .firestore();
}

/** The document of a new account. */
export function newUser(uid: string) {
  return {
    uid,
    email: `${uid}@example.com`,
    displayName: "Ada",
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    paymentPlanSelected: false,
  };
}

/** A value of every type a field can have. */
export const KINDS = {
  null: null,
  boolean: true,
  number: 7,
  text: "Ada",
  list: ["Ada"],
  map: { Ada: "Ada" },
  time: Timestamp.fromMillis(0),
  place: new GeoPoint(38.7, -9.1),
};

/** The address of the emulator. */
export function readFirestoreAddress(): { host: string; port: number } {
  const address = process.env["FIRESTORE_EMULATOR_HOST"];
  if (!address) {
    throw new Error("FIRESTORE_EMULATOR_HOST is not set: start the emulators, or run `pnpm test:rules`.");
  }
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}
