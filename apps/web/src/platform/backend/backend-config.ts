import { readEnv } from "../env.ts";
import type { BackendConfig } from "./firebase-app.ts";

/** Read when a page is served, not when it is built, so that one build serves any backend. */
export function readBackendConfig(): BackendConfig {
  const env = readEnv();
  return {
    projectId: env.FIREBASE_PROJECT_ID,
    apiKey: env.FIREBASE_API_KEY,
    region: env.FUNCTIONS_REGION,
    ...(env.FIREBASE_APP_ID !== undefined && { appId: env.FIREBASE_APP_ID }),
    ...(env.APP_CHECK_SITE_KEY !== undefined && { appCheckSiteKey: env.APP_CHECK_SITE_KEY }),
    emulators:
      env.FARWORK_ENV === "production"
        ? {}
        : {
            auth: env.FIREBASE_AUTH_EMULATOR_HOST,
            firestore: env.FIRESTORE_EMULATOR_HOST,
            functions: env.FUNCTIONS_EMULATOR_HOST,
          },
  };
}
