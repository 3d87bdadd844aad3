const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What a feed answered, as text, or one line that says why there is none. */
export type FetchedFeed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly error: string };

interface FetchLimits {
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

/** Asks a feed once: 30 s at most, 64 MiB at most. Never rejects. */
export async function fetchFeed(
  url: string,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: FetchLimits = {},
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = { accept: "application/json", "user-agent": "Farwork job board" };
    const response = await fetch(url, { signal, headers });
    if (!response.ok) return refuse(url, `answered ${response.status}`);
    const text = await readText(response, maxBytes);
    if (text === undefined) return refuse(url, `sent more than ${maxBytes} bytes`);
    return { ok: true, text };
  } catch (error) {
    return refuse(url, signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : describe(error));
  }
}

const refuse = (url: string, why: string): FetchedFeed => ({ ok: false, error: `${url} ${why}.` });

/** Undefined when there is more than may be; stops reading as soon as that is known. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Node's fetch says "fetch failed" and keeps the reason (ENOTFOUND, ECONNREFUSED) in the cause. */
function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return `cannot be reached (${typeof code === "string" ? code : String(cause)})`;
}
