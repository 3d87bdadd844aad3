import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

const started = new WeakMap<App, Firestore>();

/** The one Firestore of this instance, opened on first use so that loading a function's code opens nothing. */
export function openFirestore(): Firestore {
  const app = openApp();
  const firestore = started.get(app) ?? startFirestore(app);
  started.set(app, firestore);
  return firestore;
}

/** The identity service of this instance, opened on first use; asking again gives the same one. */
export function openAuth(): Auth {
  return getAuth(openApp());
}

function startFirestore(app: App): Firestore {
  const opened = getFirestore(app);
  // A job's optional facts are absent, never stored as null by accident.
  opened.settings({ ignoreUndefinedProperties: true });
  return opened;
}

function openApp(): App {
  return getApps()[0] ?? initializeApp();
}
