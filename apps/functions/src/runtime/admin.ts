import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

const started = new WeakMap<App, Firestore>();

/** The Firestore of this instance, opened on first use so that loading the code has no side effects. */
export function openFirestore(): Firestore {
  const app = openApp();
  const firestore = started.get(app) ?? startFirestore(app);
  started.set(app, firestore);
  return firestore;
}

/** The identity service of this instance, opened on first use. */
export function openAuth(): Auth {
  return getAuth(openApp());
}

function startFirestore(app: App): Firestore {
  const opened = getFirestore(app);
  // Optional fields are absent, never null by accident.
  opened.settings({ ignoreUndefinedProperties: true });
  return opened;
}

function openApp(): App {
  return getApps()[0] ?? initializeApp();
}
