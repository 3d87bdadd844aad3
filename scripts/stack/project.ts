import { join } from "node:path";

import { localFolder } from "../bootstrap/checkout.mjs";
import type { Ports } from "./ports.ts";

/** The project id of everything local. Its "demo-" keeps every SDK from asking the real service. */
export const PROJECT = "demo-farwork";
export const REGION = "us-central1";

/** Jobs and accounts of `npm start`, kept between runs. */
export const dataFolder = join(localFolder, "data");
/** What the running `npm start` left for others to find it: see `stack-note.ts`. */
export const startFolder = join(localFolder, "run", "start");

/** Where the local Stripe and mail listen: the functions and the tests read these. */
export function stripeAndMailVariables(ports: Pick<Ports, "stripe" | "email">) {
  return {
    STRIPE_API_BASE: `http://127.0.0.1:${ports.stripe}`,
    EMAIL_API_BASE: `http://127.0.0.1:${ports.email}`,
  };
}

/** Where the emulators listen, in the variables every Firebase SDK reads. */
export function emulatorVariables(ports: Pick<Ports, "auth" | "firestore" | "functions">) {
  return {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
    FUNCTIONS_REGION: REGION,
    GCLOUD_PROJECT: PROJECT,
    GOOGLE_CLOUD_PROJECT: PROJECT,
    FIREBASE_PROJECT_ID: PROJECT,
  };
}
