import { type FirebaseApp, getApp, getApps, initializeApp } from "firebase/app";

/** What the browser needs to reach the backend. None of it is secret: security rules and functions do the guarding. */
export type BackendConfig = {
  projectId: string;
  apiKey: string;
  region: string;
  /** Both are set when Firebase App Check is on. */
  appId?: string;
  appCheckSiteKey?: string;
  /** Addresses of local emulators, as `host:port`. */
  emulators: { auth?: string; firestore?: string; functions?: string };
};

/** The one Firebase app of this process or tab. The first configuration wins. */
export function openFirebaseApp({ projectId, apiKey, appId }: BackendConfig): FirebaseApp {
  if (getApps().length > 0) return getApp();
  return initializeApp({ projectId, apiKey, ...(appId !== undefined && { appId }) });
}
