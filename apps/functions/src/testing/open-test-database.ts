import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll } from "vitest";

/** A separate database for a test file on the running emulator; the connection closes after its last test. */
export function openTestDatabase(name: string): { app: App; firestore: Firestore } {
  if (!process.env["FIRESTORE_EMULATOR_HOST"]) throw new Error("Run this with `pnpm test:integration`.");
  const app = initializeApp({ projectId: `demo-${name}-${Date.now()}` }, name);
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  afterAll(() => deleteApp(app));
  return { app, firestore };
}
