import type { FirebaseApp } from "firebase/app";

import type { Client } from "./client.ts";
import { toDataError } from "./to-data-error.ts";

const opened = new WeakMap<FirebaseApp, Promise<void>>();

/**
 * Has Firebase vouch for this browser in calls from here on, where a site key is set. Its code and Google's are loaded
 * by the first call that wants it. Where that fails the call goes on without, and is refused by whoever insists.
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
