import { REQUEST_ID_HEADER } from "@farwork/domain/report";

import { apiAddress } from "../data/api-address.ts";
import type { BackendConfig } from "../data/firebase-app.ts";
import { findRequestId } from "./request-id.ts";

const TIMEOUT_MS = 2000;
/** What several ask at once is asked for once. */
let asking: Promise<boolean> | undefined;

/** 200 `{status: "ok"}`, or 503 `{status: "unavailable"}` where it is asked for readiness and the functions do not answer. */
export async function answerHealth(request: Request, backend: BackendConfig): Promise<Response> {
  const isAskedForAll = new URL(request.url).searchParams.has("ready");
  const isWell = !isAskedForAll || (await (asking ??= askFunctions(backend)));
  return Response.json(
    { status: isWell ? "ok" : "unavailable" },
    { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function askFunctions(backend: BackendConfig): Promise<boolean> {
  const requestId = findRequestId();
  try {
    const answer = await fetch(`${apiAddress(backend)}/health`, {
      ...(requestId !== undefined && { headers: { [REQUEST_ID_HEADER]: requestId } }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  } finally {
    asking = undefined;
  }
}
