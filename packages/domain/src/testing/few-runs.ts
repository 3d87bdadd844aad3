import * as fc from "fast-check";

/**
 * For a property of which one case takes long: one case where others are tried with `instead`, and so more of them
 * where more are asked for.
 */
export function fewRuns({ instead }: { readonly instead: number }): { readonly numRuns: number } {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  return { numRuns: Math.ceil(numRuns / instead) };
}
