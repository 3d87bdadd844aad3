import type { SalaryToken } from "./salary-tokens.ts";

export type CurrencyToken = Extract<SalaryToken, { kind: "currency" }>;
/** A number with the currencies that stand at it; `end` is where the tokens after it begin. */
export type Amount = { value: number; scale: number; currencies: CurrencyToken[]; end: number };
