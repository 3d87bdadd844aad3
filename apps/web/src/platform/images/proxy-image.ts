import { HttpFailure } from "@farwork/domain/contract";
import * as z from "zod/mini";

import { fetchFromBackend } from "../backend/fetch-from-backend.ts";
import type { BackendConfig } from "../backend/firebase-app.ts";

/** Longer than the function waits for the image's host. */
const TIMEOUT_MS = 12_000;
const PASSED_ON = ["content-type", "cache-control"];
/** As long as the function itself waits before it retries a missing image. */
const MISSING = "private, max-age=300";
const RASTER_IMAGE = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/**
 * Serves an image through the function, which fetches only a job's own images. Anything but a raster image is a 404
 * that names what is missing (`job`, `url` or `picture`); an unreachable function is a 503. Both carry an error code.
 */
export async function proxyImage(request: Request, jobId: string, backend: BackendConfig): Promise<Response> {
  const address = new URL(request.url).searchParams.get("url");
  const query = new URLSearchParams({ job: jobId, ...(address !== null && { url: address }) });
  try {
    const answer = await fetchFromBackend(backend, `picture?${query.toString()}`, {
      withinMs: TIMEOUT_MS,
      signal: request.signal,
    });
    if (answer.ok && RASTER_IMAGE.test(answer.headers.get("content-type") ?? "")) return passOn(answer);
    if (answer.status === 404) return fail(404, { code: "not-found", field: await readField(answer) });
    return answer.ok ? fail(404, { code: "not-found", field: "picture" }) : fail(503, UNAVAILABLE);
  } catch {
    return fail(503, UNAVAILABLE);
  }
}

function passOn({ body, headers }: Response): Response {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(body, { headers: Object.fromEntries(passed) });
}

async function readField(answer: Response): Promise<string | undefined> {
  return z.safeParse(HttpFailure, await answer.json()).data?.error.field;
}

const UNAVAILABLE = { code: "unavailable" } as const;

function fail(status: number, error: HttpFailure["error"]): Response {
  const kept = status === 404 ? MISSING : "no-store";
  return Response.json({ error }, { status, headers: { "cache-control": kept } });
}
