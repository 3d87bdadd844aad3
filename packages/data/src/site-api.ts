import { HttpFailure } from "@farwork/domain/contract";
import * as z from "zod/mini";

import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { fetchJson, toStatusError } from "./fetch-json.ts";
import { toDataErrorCode } from "./to-data-error.ts";

const TIMEOUT_MS = 15_000;

export interface SiteRequest {
  readonly method: "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
  readonly idToken?: string;
}

/** Calls one of the site's own endpoints and returns its answer. Rejects with DataError. */
export async function callSite(
  client: Client,
  { method, path, body, idToken }: SiteRequest,
): Promise<unknown> {
  const { status, isOk, answer } = await fetchJson(`${client.siteUrl}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body ?? {}),
    // Completes the request even if the page is left at once, above all a log-out.
    keepalive: true,
    timeoutMs: TIMEOUT_MS,
  });
  if (isOk) return answer;
  throw toRefusal(status, answer);
}

function toRefusal(status: number, answer: unknown): DataError {
  const failure = z.safeParse(HttpFailure, answer);
  if (!failure.success) return toStatusError(status, answer);
  const { code, field } = failure.data.error;
  return new DataError(toDataErrorCode(code), { field, cause: answer });
}
