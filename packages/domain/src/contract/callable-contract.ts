import type * as z from "zod/mini";

/**
 * The request and response of a callable, along with its name and cost, used by the deployed function, its logs and
 * rate limits, and `@farwork/data`. Its handler decides who may call it and how often.
 */
export interface CallableContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The function's name, in URLs and logs. */
  readonly name: string;
  readonly request: Request;
  readonly response: Response;
  /**
   * The worst-case cost of a call in CPU milliseconds, as measured by `pnpm bench:costs`. Callables that wait for other
   * services are set higher, to limit concurrent calls.
   */
  readonly cost: Cost<z.output<Request>>;
}

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
