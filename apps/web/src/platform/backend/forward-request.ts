import type { HttpFailure } from "@farwork/domain/contract";

import { readBounded } from "../requests/read-bounded.ts";
import { fetchFromBackend } from "./fetch-from-backend.ts";
import type { BackendConfig } from "./firebase-app.ts";

/** More than the longest e-mail address and uid take, escaped. */
const MAX_BODY_BYTES = 8 * 1024;
// The browser gives up after 15 s.
const TIMEOUT_MS = 14_000;

type Failure = HttpFailure["error"];

/**
 * Forwards a request to the backend's `api` function and returns its status and JSON. Refuses bodies that are too long
 * or not JSON; answers 503 when the function is unreachable or does not answer in JSON.
 */
export async function forwardRequest(
  request: Request,
  path: string,
  backend: BackendConfig,
): Promise<Response> {
  const body = await readBounded(request, MAX_BODY_BYTES);
  if (body === undefined) return fail(413, { code: "invalid-argument" });
  if (!isJson(body)) return fail(400, { code: "invalid-argument" });
  try {
    const authorization = request.headers.get("authorization");
    const answer = await fetchFromBackend(backend, `api${path}`, {
      method: request.method,
      headers: { "content-type": "application/json", ...(authorization !== null && { authorization }) },
      body,
      withinMs: TIMEOUT_MS,
    });
    const answered: unknown = await answer.json();
    return answerJson(answer.status, answered);
  } catch {
    return fail(503, { code: "unavailable" });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const fail = (status: number, error: Failure) => answerJson(status, { error });

function answerJson(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
