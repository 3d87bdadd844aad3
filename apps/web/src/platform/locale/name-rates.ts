import { describeRateAge, type ReferenceRates } from "@farwork/domain/rates";

import type { Formats } from "./formats.ts";

/** Whose rates of which day, and whether they are old: "the European Central Bank’s rates of 9 October 2025, over a week ago". */
export function nameRates(rates: ReferenceRates, { day }: Pick<Formats, "day">, now: Date): string {
  const dates = [day(new Date(rates.date)), describeRateAge(rates, now) ?? []].flat();
  return `the European Central Bank’s rates of ${dates.join(", ")}`;
}
