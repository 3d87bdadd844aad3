import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

import { REQUEST_ID_HEADER } from "@farwork/domain";
import { readRequestId } from "@farwork/serving/request-id";
import type { Request } from "firebase-functions/https";

/** The fields shared by all log lines of a request or run. */
export type LogContext = { readonly requestId: string } | { readonly runId: string };

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs work with the context in every log line. */
export function withLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** The same for a run, such as a poll of feeds. */
export function withRunId<Result>(work: () => Result): Result {
  return withLogContext({ runId: randomUUID() }, work);
}

export function readLogContext(): Partial<LogContext> {
  return contexts.getStore() ?? {};
}

/** The id of a request. The last release's site sends it to callables in the URL. */
export function findRequestId(request: Pick<Request, "headers" | "query">): string {
  const given = request.headers[REQUEST_ID_HEADER] ?? request.query[REQUEST_ID_HEADER];
  return readRequestId(given, randomUUID);
}
