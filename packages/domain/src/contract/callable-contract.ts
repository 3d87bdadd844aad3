import type * as z from "zod/mini";

/**
 * What a callable is asked and answers. The function deployed, its line in the log, what a call is charged, and how
 * `@farwork/data` calls it go by this; who may call how often says its handler.
 */
export interface CallableContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The function's name, in addresses and in the log. */
  readonly name: string;
  readonly request: Request;
  readonly response: Response;
  /**
   * What a call costs with the worst there may be in a request and in the database, in milliseconds of a processor, as
   * `pnpm bench:costs` measures it. What waits for other services is more than it costs: of those, few come at once.
   */
  readonly cost: Cost<z.output<Request>>;
}

/** Told by what is asked, where that makes a difference. */
export type Cost<Request> = number | ((request: Request) => number);

/** A job with the longest description there may be; a usual one is a tenth of a millisecond. */
export const WHOLE_JOB_COST = 3;

/**
 * What a call costs that asks for this.
 *
 * @example getCallCost(FetchJobsByIds, { jobIds: ["remotive-7", "lever-8"], limit: 100 }); // => 8
 */
export function getCallCost<Asked>({ cost }: { readonly cost: Cost<Asked> }, asked: Asked): number {
  return typeof cost === "function" ? cost(asked) : cost;
}
