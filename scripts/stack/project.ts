import { join } from "node:path";

import { localFolder } from "../bootstrap/checkout.mjs";
import type { Ports } from "./ports.ts";

/** The local project id. The "demo-" prefix prevents SDKs from using real services. */
export const PROJECT = "demo-farwork";
export const REGION = "us-central1";

/** Jobs and accounts of `npm start`, kept between runs. */
export const dataFolder = join(localFolder, "data");
/** Where the running `npm start` can be found: see `stack-note.ts`. */
export const startFolder = join(localFolder, "run", "start");

/** The addresses of the local Stripe and mail service, for the functions and tests. */
export function stripeAndMailVariables(ports: Pick<Ports, "stripe" | "email">) {
  return {
    STRIPE_API_BASE: `http://127.0.0.1:${ports.stripe}`,
    EMAIL_API_BASE: `http://127.0.0.1:${ports.email}`,
  };
}

/** The addresses of the emulators, in the variables that Firebase SDKs read. */
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
