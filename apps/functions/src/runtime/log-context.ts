import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

import { REQUEST_ID_HEADER } from "@farwork/domain";
import { readRequestId } from "@farwork/serving/request-id";
import type { Request } from "firebase-functions/https";

/** What every line of one request, or of one run, has in common. */
export type LogContext = { readonly requestId: string } | { readonly runId: string };

const contexts = new AsyncLocalStorage<LogContext>();

/** Does work, each line of whose log carries the context. */
export function withLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** The same for a run of its own, such as a poll of feeds. */
export function withRunId<Result>(work: () => Result): Result {
  return withLogContext({ runId: randomUUID() }, work);
}

export function readLogContext(): Partial<LogContext> {
  return contexts.getStore() ?? {};
}

/**
 * The id that a request came with. Callables are asked through Firebase's library, which sends no header: theirs is in
 * the address.
 */
export function findRequestId(request: Pick<Request, "headers" | "query">): string {
  const given = request.headers[REQUEST_ID_HEADER] ?? request.query[REQUEST_ID_HEADER];
  return readRequestId(given, randomUUID);
}
