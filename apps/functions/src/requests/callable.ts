import { getCallCost, type PublicContract, type SignedInContract } from "@farwork/domain";
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import * as z from "zod/mini";

import { openFirestore } from "../runtime/admin.ts";
import { withinDeadline } from "../runtime/deadline.ts";
import { JOB_CALLABLE } from "../runtime/function-options.ts";
import { logError } from "../runtime/log.ts";
import { enforceAppCheck } from "../runtime/params.ts";
import { limitAccount } from "../runtime/rate-limits/limit-account.ts";
import { limitAddress, limitAddressBy } from "../runtime/rate-limits/limit-address.ts";
import { getAccountLimit } from "../runtime/rate-limits/limits.ts";
import { Refusal } from "../runtime/refusal.ts";
import { isServiceUnavailable } from "../runtime/service-unavailable.ts";
import { requireOpenSignIn } from "../sign-ins/sign-in-store.ts";
import { guardCalls, refuseCall, refused } from "./guard-calls.ts";

/** What a call is answered by: the contract, and what its handler may add. */
interface Contract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> extends Pick<
  PublicContract<Request, Response>,
  "name" | "request" | "response"
> {
  /** The schema of the response, if it depends on the request. */
  readonly responseTo?: (request: z.output<Request>) => Response;
  /** If its limits differ from `JOB_CALLABLE`, or if it needs secrets. */
  readonly options?: CallableOptions;
  /** If a response may take longer than `DEADLINE_SECONDS`. */
  readonly deadlineSeconds?: number;
}

interface WholeJobs<Request extends z.ZodMiniType> {
  /** The number of requested jobs with descriptions, which have a separate limit. */
  readonly countWholeJobs?: (request: z.output<Request>) => number;
}

type Answer<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = (
  request: z.output<Request>,
) => Promise<z.output<Response>>;

type AnswerTo<Request extends z.ZodMiniType, Response extends z.ZodMiniType> = (
  request: z.output<Request>,
  uid: string,
  idToken: string,
) => Promise<z.output<Response>>;

/**
 * Creates a callable that parses the request, runs `answer` and encodes the response with the contract's schemas,
 * within the caller's `ADDRESS_LIMIT`.
 *
 * The only place that throws HttpsError. An invalid request gets `invalid-argument` with `details: {field, code}`, e.g.
 * `{field: "filters.job_type.0", code: "invalid_value"}`; a `Refusal` its own code; timeouts and unavailable services
 * get `unavailable`. Any other error is logged and becomes a bare `internal`.
 */
export function callable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: PublicContract<Request, Response> & Contract<Request, Response> & WholeJobs<Request>,
  answer: Answer<Request, Response>,
): CallableFunction<unknown, Promise<z.input<Response>>> {
  const called = onCall<unknown, Promise<z.input<Response>>>(
    { ...JOB_CALLABLE, ...contract.options },
    ({ data, rawRequest }) => {
      const answerWithin: typeof answer = async (request) => {
        await limitAddress(rawRequest, getCallCost(contract, request));
        const wholeJobs = contract.countWholeJobs?.(request) ?? 0;
        if (wholeJobs > 0) await limitAddressBy("wholeJobs", rawRequest, wholeJobs);
        return answer(request);
      };
      return answerCall(contract, answerWithin, data);
    },
  );
  return guardCalls(contract.name, called);
}

/**
 * The same for signed-in people only, limited by the contract's `callsPerHour`; `answer` gets the uid and the ID token,
 * whose signature and open sign-in were verified. App Check is enforced if enabled, as these are only called by
 * browsers; those of `callable` are also called by the site's server.
 */
export function signedInCallable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: SignedInContract<Request, Response> & Contract<Request, Response>,
  answer: AnswerTo<Request, Response>,
): CallableFunction<unknown, Promise<z.input<Response>>> {
  const options = { ...JOB_CALLABLE, enforceAppCheck, ...contract.options };
  const called = onCall<unknown, Promise<z.input<Response>>>(options, ({ data, auth, rawRequest }) => {
    const answerWithin: typeof answer = async (request, uid, idToken) => {
      await limitAddress(rawRequest, getCallCost(contract, request));
      // First, so that an ended sign-in cannot use up the person's limits.
      if (auth) await requireOpenSignIn(openFirestore(), auth.token);
      await limitAccount(getAccountLimit(contract), uid);
      return answer(request, uid, idToken);
    };
    return answerSignedInCall(contract, answerWithin, data, auth);
  });
  return guardCalls(contract.name, called);
}

/** Handles the data of one call. */
export async function answerCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  answer: Answer<Request, Response>,
  data: unknown,
): Promise<z.input<Response>> {
  // A call without data arrives as null; all fields of a request may have defaults.
  const parsed = z.safeParse(contract.request, data ?? {});
  if (!parsed.success) throw invalidArgument(parsed.error);
  try {
    const answered = withinDeadline(answer(parsed.data), contract.deadlineSeconds);
    return z.encode(contract.responseTo?.(parsed.data) ?? contract.response, await answered);
  } catch (error) {
    if (error instanceof Refusal) throw refused(error);
    logError("callable-failed", error, { callable: contract.name });
    if (isServiceUnavailable(error)) throw refused(new Refusal("unavailable"));
    throw new HttpsError("internal", "internal");
  }
}

/** The same for a call with or without an ID token. */
export async function answerSignedInCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
  answer: AnswerTo<Request, Response>,
  data: unknown,
  auth: Pick<NonNullable<CallableRequest["auth"]>, "uid" | "rawToken"> | undefined,
): Promise<z.input<Response>> {
  if (auth === undefined) throw refused(new Refusal("unauthenticated"));
  return answerCall(contract, (request) => answer(request, auth.uid, auth.rawToken), data);
}

function invalidArgument(error: z.core.$ZodError): HttpsError {
  const issue = error.issues[0];
  return refuseCall(issue?.path.join(".") ?? "", issue?.code ?? "custom");
}
