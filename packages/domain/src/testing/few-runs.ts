import * as fc from "fast-check";

/** Reduces the number of runs of a slow property: one run for every `instead` runs of others. */
export function fewRuns({ instead }: { readonly instead: number }): { readonly numRuns: number } {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  return { numRuns: Math.ceil(numRuns / instead) };
}
