import type { FirebaseApp } from "firebase/app";

import type { Client } from "./client.ts";
import { toDataError } from "./to-data-error.ts";

const opened = new WeakMap<FirebaseApp, Promise<void>>();

/**
 * Adds App Check tokens to this browser's calls from here on, if a site key is set. The first call that needs them
 * loads the code. On failure the call goes on without a token, and the backend may refuse it.
 */
export async function openAppCheck({ app, appCheckSiteKey, onProblem }: Client): Promise<void> {
  if (appCheckSiteKey === undefined) return;
  const opening = opened.get(app) ?? startAppCheck(app, appCheckSiteKey);
  opened.set(app, opening);
  await opening.catch((error: unknown) => {
    opened.delete(app);
    onProblem("App Check could not be opened", toDataError(error));
  });
}

async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
