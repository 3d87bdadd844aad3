import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

// The App Router offers a page 404, 403 and 401 but no 410, 429 and 503, and throwing instead would give readers
// without JavaScript an empty page. So our server (`create-site-server.ts`) keeps its response at hand while a
// request is answered, and a page sets the status there before Next sends the headers.

declare global {
  // On globalThis, since Next bundles the pages: server and pages each have their own copy of this module.
  var farworkAnswers: AsyncLocalStorage<ServerResponse> | undefined;
}

const RETRY_AFTER_SECONDS = { unavailable: "30", tooManyRequests: "5" } as const;

/** Does something with the response at hand that it is done for, until all that it began has ended. */
export function withResponse(response: ServerResponse, work: () => void): void {
  globalThis.farworkAnswers ??= new AsyncLocalStorage();
  globalThis.farworkAnswers.run(response, work);
}

/** Answers the page with 503, with a Retry-After, so that crawlers keep their copy. */
export function setStatusUnavailable(): void {
  changeResponse((answer) => {
    answer.statusCode = 503;
    answer.setHeader("Retry-After", RETRY_AFTER_SECONDS.unavailable);
  });
}

/** Answers the page with 429, with a Retry-After: by then any page may be had again. */
export function setStatusTooManyRequests(): void {
  changeResponse((answer) => {
    answer.statusCode = 429;
    answer.setHeader("Retry-After", RETRY_AFTER_SECONDS.tooManyRequests);
  });
}

/** Answers the page with 404, though it has more to say than that there is nothing. */
export function setStatusNotFound(): void {
  changeResponse((answer) => {
    answer.statusCode = 404;
  });
}

/** Answers the page with 410: what it is about was here, and is over for good. */
export function setStatusGone(): void {
  changeResponse((answer) => {
    answer.statusCode = 410;
  });
}

/**
 * A client navigation stays 200: Next answers any other status with a full reload. Under another server than
 * ours nothing happens.
 */
function changeResponse(change: (response: ServerResponse) => void): void {
  const answer = globalThis.farworkAnswers?.getStore();
  if (answer && !answer.headersSent && answer.req.headers["rsc"] === undefined) change(answer);
}
