import { Agent, type Dispatcher, request } from "undici";

import { describeConnectionError } from "./fetch-failure.ts";
import type { FeedValidators } from "./fetched-feed.ts";
import { createPinnedLookup, type ResolveName } from "./pinned-lookup.ts";

export interface AddressRequest {
  readonly url: URL;
  /** Media types, for the Accept header. */
  readonly accept: string;
  /** Content encodings, for the Accept-Encoding header. */
  readonly encodings: string;
  readonly validators: FeedValidators | undefined;
  readonly resolve: ResolveName;
  readonly mayReach: (address: string) => boolean;
  /** Aborts DNS lookup, connecting, waiting and reading. */
  readonly signal: AbortSignal;
}

/**
 * Sends a request over its own connection, which closes when `read` returns: anything unread by then, such as the body
 * of a redirect, is discarded. Only HTTP/1.1, which is enough for one response.
 */
export async function sendRequest<T>(
  { url, accept, encodings, validators, resolve, mayReach, signal }: AddressRequest,
  read: (response: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  // A redirect may have used up the time, in which case no abort event would fire any more.
  signal.throwIfAborted();
  const connect = { lookup: createPinnedLookup(resolve, mayReach), autoSelectFamily: true };
  // undici's timers only cover single phases; `signal` covers all of them.
  const agent = new Agent({ allowH2: false, headersTimeout: 0, bodyTimeout: 0, connect });
  // Requests waiting for a connection ignore the signal.
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
