import type { HttpFailure } from "@farwork/domain/contract";

import { readBounded } from "../requests/read-bounded.ts";
import { callFunction } from "./call-function.ts";
import type { BackendConfig } from "./firebase-app.ts";

/** An e-mail address and a uid, each at its longest and escaped, are less. */
const MAX_BODY_BYTES = 8 * 1024;
// The browser gives up after 15 s: then nobody reads what comes.
const TIMEOUT_MS = 14_000;

type Failure = HttpFailure["error"];

/**
 * Passes a request on to the backend's function `api`, and its status and JSON back. What is too long or no JSON is
 * refused here; a function that cannot be reached, or does not answer in JSON, is a 503.
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
    const answer = await callFunction(backend, `api${path}`, {
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
