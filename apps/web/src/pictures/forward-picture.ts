import type { BackendConfig } from "../data/firebase-app.ts";
import { askFunction } from "../requests/ask-function.ts";

/** Longer than the function waits for whoever has the picture. */
const TIMEOUT_MS = 12_000;
const PASSED_ON = ["content-type", "cache-control"];
/** As long as the function itself does not ask again for what it could not have. */
const MISSING = "private, max-age=300";
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/**
 * Passes the function's picture on, which fetches none but a job's own. What is no picture of dots is a 404, and a
 * function that cannot be reached a 503, each with a code.
 */
export async function forwardPicture(
  request: Request,
  jobId: string,
  backend: BackendConfig,
): Promise<Response> {
  const address = new URL(request.url).searchParams.get("url");
  const query = new URLSearchParams({ job: jobId, ...(address !== null && { url: address }) });
  try {
    const answer = await askFunction(backend, `picture?${query.toString()}`, {
      withinMs: TIMEOUT_MS,
      signal: request.signal,
    });
    if (answer.ok && PICTURE.test(answer.headers.get("content-type") ?? "")) return passOn(answer);
    await answer.body?.cancel();
    return answer.status === 404 || answer.ok ? fail(404, "not-found") : fail(503, "unavailable");
  } catch {
    return fail(503, "unavailable");
  }
}

function passOn({ body, headers }: Response): Response {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(body, { headers: Object.fromEntries(passed) });
}

function fail(status: number, code: "not-found" | "unavailable"): Response {
  const kept = status === 404 ? MISSING : "no-store";
  return Response.json({ error: { code } }, { status, headers: { "cache-control": kept } });
}
