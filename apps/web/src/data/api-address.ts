import type { BackendConfig } from "./firebase-app.ts";

/** Where the backend's function `api` is. */
export function apiAddress({ projectId, region, emulators }: BackendConfig): string {
  return emulators.functions === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net/api`
    : `http://${emulators.functions}/${projectId}/${region}/api`;
}
