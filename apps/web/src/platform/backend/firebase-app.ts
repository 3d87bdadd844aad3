import { type FirebaseApp, getApp, getApps, initializeApp } from "firebase/app";

/** What a browser must know to reach the backend. Nothing in it is secret: rules and functions do the guarding. */
export type BackendConfig = {
  projectId: string;
  apiKey: string;
  region: string;
  /** Both, where Firebase App Check is on. */
  appId?: string;
  appCheckSiteKey?: string;
  /** Addresses of local emulators, as `host:port`. */
  emulators: { auth?: string; firestore?: string; functions?: string };
};

/** The one Firebase app of this process or tab; the first configuration it was asked with stays. */
export function openFirebaseApp({ projectId, apiKey, appId }: BackendConfig): FirebaseApp {
  if (getApps().length > 0) return getApp();
  return initializeApp({ projectId, apiKey, ...(appId !== undefined && { appId }) });
}
