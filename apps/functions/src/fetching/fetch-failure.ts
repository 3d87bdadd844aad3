/** Why there is no answer to take in. */
export type FetchFailureCode =
  /** No address, or one that no feed has: not https, another port, credentials in it. */
  | "bad-url"
  /** It leads to an address that is not public. */
  | "refused-address"
  /** No such name, no connection, no certificate to trust, no HTTP. */
  | "unreachable"
  | "timeout"
  /** The answer ended before its end. */
  | "cut"
  | "too-large"
  | "too-many-redirects"
  | "http-error"
  /** Not JSON, or whatever was asked for, by its own word. */
  | "unexpected-type"
  /** Compressed in a way that was not asked for, or damaged. */
  | "unexpected-encoding";

interface FailureDetails {
  /** Whether the same request may come to something else a minute later. */
  readonly passing?: boolean;
  readonly retryAfter?: Date | undefined;
}

/** Why a request came to nothing. Thrown inside this folder alone, through streams; `fetchFeed` makes it a value. */
export class FetchFailure extends Error {
  readonly code: FetchFailureCode;
  readonly passing: boolean;
  readonly retryAfter: Date | undefined;

  /** `words` continue a sentence that begins with the address. */
  constructor(code: FetchFailureCode, words: string, { passing = false, retryAfter }: FailureDetails = {}) {
    super(words);
    this.code = code;
    this.passing = passing;
    this.retryAfter = retryAfter;
  }
}

/** For what Node and undici throw before there is an answer. Their messages may name addresses: their codes do not. */
export function describeConnectionError(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = typeof code === "string" ? ` (${code})` : "";
  return new FetchFailure("unreachable", `cannot be reached${reason}`, { passing: true });
}

/** For what Node and undici throw while a body is read. */
export function describeBodyError(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // zlib's codes, with those of Brotli, but for the one of a compressed body that ends too early.
  if (/^(Z_|ERR__)/.test(code) && code !== "Z_BUF_ERROR") {
    return new FetchFailure("unexpected-encoding", "sent a damaged compressed body");
  }
  return new FetchFailure("cut", "stopped in the middle of its answer", { passing: true });
}
