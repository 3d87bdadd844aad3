import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

// The App Router offers a page 404, 403 and 401 but no 410, 429 and 503, and throwing instead would give readers
// without JavaScript an empty page. So we remember each request's response, through Node's own
// diagnostics channel, and set the status there before Next sends the headers.

declare global {
  // On globalThis, since Next bundles the start-up hook and the pages apart: each has its own copy of this module.
  var farworkAnswers: AsyncLocalStorage<ServerResponse> | undefined;
}

const RETRY_AFTER_SECONDS = { unavailable: "30", tooManyRequests: "5" } as const;

/** Called once, when the server starts. */
export function keepResponseWithinReach(): void {
  if (globalThis.farworkAnswers) return;
  const answers = new AsyncLocalStorage<ServerResponse>();
  globalThis.farworkAnswers = answers;
  diagnostics.subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("response" in message)) return;
    if (message.response instanceof ServerResponse) answers.enterWith(message.response);
  });
}

/** Marks the page being answered as 503, with a Retry-After, so that crawlers keep their copy. */
export function markUnavailable(): void {
  markAnswer((answer) => {
    answer.statusCode = 503;
    answer.setHeader("Retry-After", RETRY_AFTER_SECONDS.unavailable);
  });
}

/** Marks the page being answered as 429, with a Retry-After: by then any page may be had again. */
export function markTooManyRequests(): void {
  markAnswer((answer) => {
    answer.statusCode = 429;
    answer.setHeader("Retry-After", RETRY_AFTER_SECONDS.tooManyRequests);
  });
}

/** Marks the page being answered as 404, though it has more to say than that there is nothing. */
export function markMissing(): void {
  markAnswer((answer) => {
    answer.statusCode = 404;
  });
}

/** Marks the page being answered as 410: what it is about was here, and is over for good. */
export function markGone(): void {
  markAnswer((answer) => {
    answer.statusCode = 410;
  });
}

/**
 * A client navigation stays 200: Next answers any other status with a full reload. Where the server is not Node's
 * own, nothing happens.
 */
function markAnswer(mark: (answer: ServerResponse) => void): void {
  const answer = globalThis.farworkAnswers?.getStore();
  if (answer && !answer.headersSent && answer.req.headers["rsc"] === undefined) mark(answer);
}
