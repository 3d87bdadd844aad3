import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

import { refuseEmulatorsInProduction } from "./refuse-emulators.ts";

let firestore: Firestore | undefined;

/** The one Firestore of this instance, opened on first use so that loading a function's code opens nothing. */
export function openFirestore(): Firestore {
  firestore ??= startFirestore();
  return firestore;
}

function startFirestore(): Firestore {
  refuseEmulatorsInProduction(process.env);
  const app = getApps()[0] ?? initializeApp();
  const opened = getFirestore(app);
  // A job's optional facts are absent, never stored as null by accident.
  opened.settings({ ignoreUndefinedProperties: true });
  return opened;
}
