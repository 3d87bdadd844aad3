import { callFunction } from "./call-function.ts";
import type { BackendConfig } from "./firebase-app.ts";

const TIMEOUT_MS = 2000;
/** What several ask at once is asked for once. */
let asking: Promise<boolean> | undefined;

/**
 * 200 `{status: "ok"}`, or 503 `{status: "unavailable"}` where it is asked for readiness and the functions do not
 * answer.
 */
export async function answerHealth(request: Request, backend: BackendConfig): Promise<Response> {
  const isAskedForAll = new URL(request.url).searchParams.has("ready");
  const isWell = !isAskedForAll || (await (asking ??= askFunctions(backend)));
  return Response.json(
    { status: isWell ? "ok" : "unavailable" },
    { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function askFunctions(backend: BackendConfig): Promise<boolean> {
  try {
    const { ok } = await callFunction(backend, "api/health", { withinMs: TIMEOUT_MS });
    return ok;
  } catch {
    return false;
  } finally {
    asking = undefined;
  }
}
