import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

// The App Router has no 410, 429 or 503, and throwing would leave readers without JavaScript with an empty page. So our
// server (`create-site-server.ts`) keeps the response in an AsyncLocalStorage, and a page sets the status there before
// Next sends the headers.

declare global {
  // On globalThis because Next bundles the pages: the server and the pages load separate copies of this module.
  var farworkResponses: AsyncLocalStorage<ServerResponse> | undefined;
}

const RETRY_AFTER_SECONDS = { unavailable: "30", tooManyRequests: "5" } as const;

/** Runs `work`, and everything it starts, with this response as the current one. */
export function withResponse(response: ServerResponse, work: () => void): void {
  globalThis.farworkResponses ??= new AsyncLocalStorage();
  globalThis.farworkResponses.run(response, work);
}

/** Answers 503 with Retry-After, so that crawlers keep their copy. */
export function setStatusUnavailable(): void {
  changeResponse((answer) => {
    answer.statusCode = 503;
    answer.setHeader("Retry-After", RETRY_AFTER_SECONDS.unavailable);
  });
}

/** Answers 429 with Retry-After, after which any page is available again. */
export function setStatusTooManyRequests(): void {
  changeResponse((answer) => {
    answer.statusCode = 429;
    answer.setHeader("Retry-After", RETRY_AFTER_SECONDS.tooManyRequests);
  });
}

/** Answers 404 for a page that renders content of its own. */
export function setStatusNotFound(): void {
  changeResponse((answer) => {
    answer.statusCode = 404;
  });
}

/** Answers 410: the page existed, and is gone for good. */
export function setStatusGone(): void {
  changeResponse((answer) => {
    answer.statusCode = 410;
  });
}

/**
 * Client navigations stay 200, because Next reloads the page on any other status. Does nothing under another server.
 */
function changeResponse(change: (response: ServerResponse) => void): void {
  const answer = globalThis.farworkResponses?.getStore();
  if (answer && !answer.headersSent && answer.req.headers["rsc"] === undefined) change(answer);
}
