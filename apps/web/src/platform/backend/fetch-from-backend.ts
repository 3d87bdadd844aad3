import { REQUEST_ID_HEADER, SITE_TOKEN_HEADER } from "@farwork/domain/contract";

import { findRequestId } from "../requests/request-id.ts";
import type { BackendConfig } from "./firebase-app.ts";
import { signSiteToken } from "./site-token.ts";

/**
 * Calls a backend function over plain HTTP, with the current request's id. `path` follows the functions' base URL, as
 * in `api/health` or `picture?job=…`. Does not follow redirects. Resolves with the whole answer, and rejects after
 * `withinMs`, or when `signal` aborts.
 *
 * @example const { ok } = await fetchFromBackend(backend, "api/health", { withinMs: 2000 });
 */
export async function fetchFromBackend(
  backend: BackendConfig,
  path: string,
  { withinMs, signal, ...init }: RequestInit & { readonly withinMs: number },
): Promise<Response> {
  const headers = new Headers(init.headers);
  const requestId = findRequestId();
  if (requestId !== undefined) headers.set(REQUEST_ID_HEADER, requestId);
  const siteToken = signSiteToken();
  if (siteToken !== undefined) headers.set(SITE_TOKEN_HEADER, siteToken);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), withinMs);
  try {
    const answer = await fetch(addressOf(backend, path), {
      ...init,
      headers,
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    });
    // Small: the functions answer with images of up to 1 MiB and otherwise with short JSON.
    return new Response(answer.body && (await answer.arrayBuffer()), answer);
  } finally {
    // Until it fires, the timer holds on to the whole request that waited, as `AbortSignal.timeout` would.
    clearTimeout(timer);
  }
}

function addressOf({ projectId, region, emulators }: BackendConfig, path: string): string {
  return emulators.functions === undefined
    ? `https://${region}-${projectId}.cloudfunctions.net/${path}`
    : `http://${emulators.functions}/${projectId}/${region}/${path}`;
}
