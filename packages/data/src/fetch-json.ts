import { DataError } from "./data-error.ts";

/**
 * Sends a request and reads its answer; `undefined` if that is not JSON. Rejects with DataError `unavailable`, also if it
 * takes longer than `timeoutMs`.
 */
export async function fetchJson(
  address: string,
  { timeoutMs, ...init }: RequestInit & { readonly timeoutMs: number },
): Promise<{ readonly status: number; readonly isOk: boolean; readonly answer: unknown }> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(address, { ...init, signal: timeout.signal });
    const text = await response.text();
    return { status: response.status, isOk: response.ok, answer: parseJson(text) };
  } catch (error) {
    throw new DataError("unavailable", { cause: error });
  } finally {
    // Until it fires, a server's timer holds on to the whole request that waited, as `AbortSignal.timeout` would.
    clearTimeout(timer);
  }
}

/** The error of an answer that does not explain itself, such as a platform's or a gateway's. */
export function toStatusError(status: number, answer: unknown): DataError {
  if (status === 429) return new DataError("too-many-requests", { cause: answer });
  return new DataError(status === 408 || status >= 502 ? "unavailable" : "internal", { cause: answer });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
