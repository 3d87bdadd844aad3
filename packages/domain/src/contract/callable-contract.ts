import type * as z from "zod/mini";

/** What is declared of each callable, for the deployed function, its logs, limits and tests, and `@farwork/data`. */
interface Contract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  /** The function's name, in URLs and logs. */
  readonly name: string;
  readonly request: Request;
  readonly response: Response;
  /** A valid request, for whoever writes a client, and for tests and benchmarks of every callable. */
  readonly example: z.input<Request>;
  /**
   * The worst-case cost of a call in CPU milliseconds, as measured by `pnpm bench:costs`. Callables that wait for other
   * services are set higher, to limit concurrent calls.
   */
  readonly cost: Cost<z.output<Request>>;
}

/** A callable for anyone, limited by the caller's address. */
export interface PublicContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends Contract<Request, Response> {
  readonly callers: "anyone";
}

/** A callable for signed-in people only, also limited by account. */
export interface SignedInContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends Contract<Request, Response> {
  readonly callers: "signed-in";
  /** How often an account may call it. */
  readonly callsPerHour: number;
}

export type CallableContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = PublicContract<Request, Response> | SignedInContract<Request, Response>;

/** The cost, possibly depending on the request. */
export type Cost<Request> = number | ((request: Request) => number);

/** The cost of a job with the longest possible description; a typical one costs a tenth of a millisecond. */
export const WHOLE_JOB_COST = 3;

/**
 * The cost of a call with this request.
 *
 * @example getCallCost(FetchJobsByIds, { jobIds: ["remotive-7", "lever-8"], limit: 100 }); // => 8
 */
export function getCallCost<Asked>({ cost }: { readonly cost: Cost<Asked> }, asked: Asked): number {
  return typeof cost === "function" ? cost(asked) : cost;
}
