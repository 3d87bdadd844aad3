import type { HttpFailure } from "@farwork/domain";
import { SERVICE_ERRORS } from "@farwork/serving/service-errors";
import * as z from "zod/mini";

import { withinDeadline } from "../runtime/deadline.ts";
import { logError } from "../runtime/log.ts";
import { Refusal } from "../runtime/refusal.ts";
import { isServiceUnavailable } from "../runtime/service-unavailable.ts";

/** An HTTP request as seen by an endpoint. */
export interface EndpointRequest {
  readonly method: string;
  /** The path without `/api`. */
  readonly path: string;
  /** The query parameters, each once. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON or form fields. */
  readonly body: unknown;
  /** The Authorization header. */
  readonly authorization: string | undefined;
}

export interface EndpointAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: object;
}

export interface Endpoint {
  readonly method: "GET" | "POST";
  readonly answer: (request: EndpointRequest) => Promise<object>;
}

/**
 * Routes a request to the endpoint of its path. A `Refusal` becomes the matching status with a body of `{error: {code,
 * field?}}`; any other error is logged and becomes a bare 500.
 */
export async function answerRequest(
  endpoints: Readonly<Record<string, Endpoint>>,
  request: EndpointRequest,
): Promise<EndpointAnswer> {
  const endpoint = Object.hasOwn(endpoints, request.path) ? endpoints[request.path] : undefined;
  if (!endpoint) return refuse(new Refusal("not-found"));
  if (request.method !== endpoint.method) {
    const refused = refuse(new Refusal("invalid-argument", "method"));
    return { ...refused, status: 405, headers: { allow: endpoint.method } };
  }
  try {
    return { status: 200, body: await withinDeadline(endpoint.answer(request)) };
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    logError("endpoint-failed", error, { path: request.path });
    if (isServiceUnavailable(error)) return refuse(new Refusal("unavailable"));
    return fail({ code: "internal" });
  }
}

/** Parses the body. @throws Refusal `invalid-argument` naming the first invalid field. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new Refusal("invalid-argument", parsed.error.issues[0]?.path.join(".") ?? "");
}

const refuse = ({ code, field }: Refusal) => fail({ code, ...(field && { field }) });

function fail(error: HttpFailure["error"]): EndpointAnswer {
  return { status: SERVICE_ERRORS[error.code].status, body: { error } satisfies HttpFailure };
}
