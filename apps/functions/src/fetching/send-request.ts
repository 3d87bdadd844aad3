import { Agent, type Dispatcher, request } from "undici";

import { describeConnectionError } from "./fetch-failure.ts";
import type { FeedValidators } from "./fetched-feed.ts";
import { createPinnedLookup, type ResolveName } from "./pinned-lookup.ts";

export interface AddressRequest {
  readonly url: URL;
  /** Media types, as the request's header has them. */
  readonly accept: string;
  /** The same of content encodings. */
  readonly encodings: string;
  readonly validators: FeedValidators | undefined;
  readonly resolve: ResolveName;
  readonly mayReach: (address: string) => boolean;
  /** Ends looking up, connecting, waiting and reading alike. */
  readonly signal: AbortSignal;
}

/**
 * Sends one request over a connection of its own, which ends when `read` does: what was not read by then, such as the
 * body of a redirect, is never read. Only HTTP/1.1 is spoken, which is enough for one answer.
 */
export async function sendRequest<T>(
  { url, accept, encodings, validators, resolve, mayReach, signal }: AddressRequest,
  read: (response: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  // A redirect may have used up the time: no event would tell of that any more.
  signal.throwIfAborted();
  const connect = { lookup: createPinnedLookup(resolve, mayReach), autoSelectFamily: true };
  // undici's own timers each know one phase; `signal` knows the whole.
  const agent = new Agent({ allowH2: false, headersTimeout: 0, bodyTimeout: 0, connect });
  // A request that still waits for its connection hears no signal of its own.
  const stop = () => void agent.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const response = await request(url, {
      dispatcher: agent,
      headers: { accept, "accept-encoding": encodings, ...requestHeaders(validators) },
    }).catch((error: unknown) => {
      throw describeConnectionError(error);
    });
    return await read(response);
  } finally {
    signal.removeEventListener("abort", stop);
    await agent.destroy();
  }
}

function requestHeaders({ etag, lastModified }: FeedValidators = {}): Record<string, string> {
  return {
    "user-agent": "Farwork job board",
    ...(etag === undefined ? {} : { "if-none-match": etag }),
    ...(lastModified === undefined ? {} : { "if-modified-since": lastModified }),
  };
}
