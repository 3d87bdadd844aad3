import { type CallableFunction, HttpsError, onCall } from "firebase-functions/https";
import * as z from "zod/mini";

import { JOB_CALLABLE } from "./limits.ts";
import { logCallableFailed } from "./log.ts";
import { Refusal } from "./refusal.ts";

interface Contract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** Its name in the logs. */
  readonly name: string;
  readonly request: Request;
  /** The schema of the answer, which may depend on what was asked. */
  readonly response: (request: z.output<Request>) => Response;
}

type Answer<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = (
  request: z.output<Request>,
) => Promise<z.output<Response>>;

type AnswerTo<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = (
  request: z.output<Request>,
  uid: string,
) => Promise<z.output<Response>>;

/**
 * A callable that parses its request, answers, and encodes the answer, each by the contract's schemas.
 *
 * This is the one place that throws HttpsError. A request that does not parse gets `invalid-argument` with
 * `details: {field, code}`, for example `{field: "filters.job_type.0", code: "invalid_value"}`; a `Refusal` its
 * own code. Whatever else goes wrong is logged here and reaches the caller as a bare `internal`.
 */
export function callable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  answer: Answer<Request, Response>,
): CallableFunction<unknown, Promise<z.input<Response>>> {
  return onCall<unknown, Promise<z.input<Response>>>(JOB_CALLABLE, ({ data }) =>
    answerCall(contract, answer, data),
  );
}

/** The same for signed-in people alone; `answer` is told whose ID token came with the call. */
export function signedInCallable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  answer: AnswerTo<Request, Response>,
): CallableFunction<unknown, Promise<z.input<Response>>> {
  return onCall<unknown, Promise<z.input<Response>>>(JOB_CALLABLE, ({ data, auth }) =>
    answerSignedInCall(contract, answer, data, auth?.uid),
  );
}

/** What the callable does with the data of one call. */
export async function answerCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  answer: Answer<Request, Response>,
  data: unknown,
): Promise<z.input<Response>> {
  // A call without data arrives as null; every field of a request may have a default.
  const parsed = z.safeParse(contract.request, data ?? {});
  if (!parsed.success) throw invalidArgument(parsed.error);
  try {
    return z.encode(contract.response(parsed.data), await answer(parsed.data));
  } catch (error) {
    if (error instanceof Refusal) throw refused(error);
    logCallableFailed(contract.name, error);
    throw new HttpsError("internal", "internal");
  }
}

/** The same for a call that came with this person's ID token, or with none. */
export async function answerSignedInCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  answer: AnswerTo<Request, Response>,
  data: unknown,
  uid: string | undefined,
): Promise<z.input<Response>> {
  if (uid === undefined) throw refused(new Refusal("unauthenticated"));
  return answerCall(contract, (request) => answer(request, uid), data);
}

function refused({ code, field }: Refusal): HttpsError {
  return new HttpsError(code, code, field === undefined ? undefined : { field, code });
}

function invalidArgument(error: z.core.$ZodError): HttpsError {
  const issue = error.issues[0];
  const field = issue?.path.join(".") ?? "";
  const code = issue?.code ?? "custom";
  return new HttpsError("invalid-argument", `${field || "the request"} is not accepted (${code})`, {
    field,
    code,
  });
}
