import type { BackendConfig } from "./firebase-app.ts";

/** Where the backend's function `api` is. */
export const apiAddress = (backend: BackendConfig) => functionAddress(backend, "api");

/** Where a function of the backend's that answers plain HTTP is. */
export function functionAddress({ projectId, region, emulators }: BackendConfig, name: string): string {
  return emulators.functions === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net/${name}`
    : `http://${emulators.functions}/${projectId}/${region}/${name}`;
}
