import type { FetchFailureCode } from "@farwork/serving/log-events";

interface FailureDetails {
  /** Whether the same request may succeed a minute later. */
  readonly passing?: boolean;
  readonly retryAfter?: Date | undefined;
}

/** Why a request failed. Only thrown within this folder, through streams; `fetchFeed` turns it into a value. */
export class FetchFailure extends Error {
  readonly code: FetchFailureCode;
  readonly passing: boolean;
  readonly retryAfter: Date | undefined;

  /** `words` continue a sentence that starts with the URL. */
  constructor(code: FetchFailureCode, words: string, { passing = false, retryAfter }: FailureDetails = {}) {
    super(words);
    this.code = code;
    this.passing = passing;
    this.retryAfter = retryAfter;
  }
}

/** Converts errors of Node and undici before a response. Their messages may contain addresses, their codes do not. */
export function describeConnectionError(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = typeof code === "string" ? ` (${code})` : "";
  return new FetchFailure("unreachable", `cannot be reached${reason}`, { passing: true });
}

/** Converts errors of Node and undici while reading a body. */
export function describeBodyError(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // Codes of zlib and Brotli, except the one for a truncated body.
  if (/^(Z_|ERR__)/.test(code) && code !== "Z_BUF_ERROR") {
    return new FetchFailure("unexpected-encoding", "sent a damaged compressed body");
  }
  return new FetchFailure("cut", "stopped in the middle of its answer", { passing: true });
}
