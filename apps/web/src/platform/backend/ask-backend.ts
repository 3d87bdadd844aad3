import { type Client, createClient } from "@farwork/data/client";
import { DataError } from "@farwork/data/data-error";

import { limitConcurrency } from "../requests/limit-concurrency.ts";
import { findRequestId } from "../requests/request-id.ts";
import { readBackendConfig } from "./backend-config.ts";
import { openFirebaseApp } from "./firebase-app.ts";
import { signSiteToken } from "./site-token.ts";

declare global {
  // On globalThis because Next bundles the pages: the server and the pages load separate copies of this module, but
  // must share one limit.
  var farworkBackendLimit: ReturnType<typeof limitConcurrency> | undefined;
}

// The backend starts an instance for every few concurrent calls, so a traffic spike must not reach it in full.
const runLimited = (globalThis.farworkBackendLimit ??= limitConcurrency({
  concurrency: 16,
  maxWaiting: 500,
}));
// A cold backend instance answers or fails within ten seconds.
const WAITS_MS = 12_000;

/** Calls the backend once a slot is free. @throws DataError `unavailable` when the queue is full */
export async function askBackend<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const answer = runLimited(() => ask(createBackendClient()));
  if (!answer) throw new DataError("unavailable");
  return answer;
}

/** A backend client that carries the current request's id. */
export function createBackendClient(): Client {
  const config = readBackendConfig();
  const { region, emulators } = config;
  const requestId = findRequestId();
  const siteToken = signSiteToken();
  return createClient(openFirebaseApp(config), {
    region,
    emulators,
    timeoutMs: WAITS_MS,
    ...(requestId !== undefined && { requestId }),
    ...(siteToken !== undefined && { siteToken }),
  });
}
