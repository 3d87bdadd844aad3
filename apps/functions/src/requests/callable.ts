import { type CallableContract, getCallCost } from "@farwork/domain";
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
import type { RateLimitName } from "../runtime/rate-limits/limits.ts";
import { Refusal } from "../runtime/refusal.ts";
import { isServiceUnavailable } from "../runtime/service-unavailable.ts";
import { requireOpenSignIn } from "../sign-ins/sign-in-store.ts";
import { guardCalls, refuseCall, refused } from "./guard-calls.ts";

interface Contract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> extends Pick<
  CallableContract<Request, Response>,
  "name" | "request" | "response"
> {
  /** The schema of the answer, where that depends on what was asked. */
  readonly responseTo?: (request: z.output<Request>) => Response;
  /** Where its limits are others than `JOB_CALLABLE`, or it needs secrets. */
  readonly options?: CallableOptions;
  /** Where an answer may take longer than `DEADLINE_SECONDS`. */
  readonly deadlineSeconds?: number;
}

interface PublicContract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> extends Contract<
  Request,
  Response
> {
  readonly cost: CallableContract<Request, Response>["cost"];
  /** How many jobs with their descriptions are asked for, which have a limit of their own. */
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

interface SignedInContract<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
> extends PublicContract<Request, Response> {
  /** How often one account may call it. */
  readonly rate: RateLimitName;
}

/**
 * A callable that parses its request, answers, and encodes the answer, each by the contract's schemas, when it is its
 * caller's turn by `ADDRESS_LIMIT`.
 *
 * This is the one place that throws HttpsError. A request that does not parse gets `invalid-argument` with
 * `details: {field, code}`, for example `{field: "filters.job_type.0", code: "invalid_value"}`; a `Refusal` its
 * own code; an answer that is not there in time, or needs a service that is away, is `unavailable`. Whatever else goes
 * wrong reaches the caller as a bare `internal`. What is no refusal is logged here.
 */
export function callable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: PublicContract<Request, Response>,
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
 * The same for signed-in people alone, each as often as `rate` says; `answer` is told whose ID token came with the call,
 * and the token, of which the signature was checked, and that its sign-in goes on. Their browsers call it, so App Check
 * can vouch for these, and must where that is on: what `callable` makes is asked by the site's own server as well,
 * which has no browser.
 */
export function signedInCallable<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: SignedInContract<Request, Response>,
  answer: AnswerTo<Request, Response>,
): CallableFunction<unknown, Promise<z.input<Response>>> {
  const options = { ...JOB_CALLABLE, enforceAppCheck, ...contract.options };
  const called = onCall<unknown, Promise<z.input<Response>>>(options, ({ data, auth, rawRequest }) => {
    const answerWithin: typeof answer = async (request, uid, idToken) => {
      await limitAddress(rawRequest, getCallCost(contract, request));
      // First: what was ended must not use up its person's limits.
      if (auth) await requireOpenSignIn(openFirestore(), auth.token);
      await limitAccount(contract.rate, uid);
      return answer(request, uid, idToken);
    };
    return answerSignedInCall(contract, answerWithin, data, auth);
  });
  return guardCalls(contract.name, called);
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
    const answered = withinDeadline(answer(parsed.data), contract.deadlineSeconds);
    return z.encode(contract.responseTo?.(parsed.data) ?? contract.response, await answered);
  } catch (error) {
    if (error instanceof Refusal) throw refused(error);
    logError("callable-failed", error, { callable: contract.name });
    if (isServiceUnavailable(error)) throw refused(new Refusal("unavailable"));
    throw new HttpsError("internal", "internal");
  }
}

/** The same for a call that came with this person's ID token, or with none. */
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
