import { type Client, createClient } from "@farwork/data/client";
import { DataError } from "@farwork/data/data-error";

import { limitConcurrency } from "../requests/limit-concurrency.ts";
import { findRequestId } from "../requests/request-id.ts";
import { readBackendConfig } from "./backend-config.ts";
import { openFirebaseApp } from "./firebase-app.ts";
import { signSiteToken } from "./site-token.ts";

declare global {
  // On globalThis, since Next bundles the pages: server and pages each have their own copy of this module, and share
  // one limit.
  var farworkBackendTurns: ReturnType<typeof limitConcurrency> | undefined;
}

// A crowd at the door is no crowd at the backend, whose functions start an instance for each few calls under way.
const runLimited = (globalThis.farworkBackendTurns ??= limitConcurrency({ atOnce: 16, maxWaiting: 500 }));
// An instance of the backend that just starts answers within ten seconds, or says that it cannot.
const WAITS_MS = 12_000;

/** Asks the backend something, in its turn. @throws DataError also where too many are waiting for theirs. */
export async function askBackend<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const answer = runLimited(() => ask(createBackendClient()));
  if (!answer) throw new DataError("unavailable");
  return answer;
}

/** The client that asks the backend for the request that is being answered. */
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
