import type { Cost, PublicContract, SignedInContract } from "../contract/callable-contract.ts";
import * as contracts from "../contract/index.ts";

type AnyCallable = (Omit<PublicContract, "cost"> | Omit<SignedInContract, "cost">) & {
  readonly cost: Cost<never>;
};

/**
 * The contracts of all callables, for tests that cover every one.
 *
 * @example listContracts().some(({ name }) => name === "fetchJobs"); // => true
 */
export function listContracts(): AnyCallable[] {
  const all: unknown[] = Object.values(contracts);
  return [...new Map(all.filter(isCallable).map((callable) => [callable.name, callable])).values()];
}

function isCallable(offered: unknown): offered is AnyCallable {
  return typeof offered === "object" && offered !== null && "callers" in offered && "request" in offered;
}
