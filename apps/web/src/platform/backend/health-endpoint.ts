import { fetchFromBackend } from "./fetch-from-backend.ts";
import type { BackendConfig } from "./firebase-app.ts";

const TIMEOUT_MS = 2000;
/** Shared by concurrent health checks. */
let pending: Promise<boolean> | undefined;

/** 200 `{status: "ok"}`, or 503 `{status: "unavailable"}` when `?ready` is asked and the functions do not answer. */
export async function answerHealth(request: Request, backend: BackendConfig): Promise<Response> {
  const asksForReadiness = new URL(request.url).searchParams.has("ready");
  const isHealthy = !asksForReadiness || (await (pending ??= checkFunctions(backend)));
  return Response.json(
    { status: isHealthy ? "ok" : "unavailable" },
    { status: isHealthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function checkFunctions(backend: BackendConfig): Promise<boolean> {
  try {
    const { ok } = await fetchFromBackend(backend, "api/health", { withinMs: TIMEOUT_MS });
    return ok;
  } catch {
    return false;
  } finally {
    pending = undefined;
  }
}
