import { isOfPay } from "./pay-words.ts";
import type { SalaryToken } from "./salary-tokens.ts";

type Bounds = { min?: number; max?: number };

/** The least without a currency that is taken for pay, but for what is paid an hour. */
export const LEAST_BARE = 1_000;
const LEAST_HOURLY = 5;

/** Two amounts without a currency that nobody would take for years, days or people; "15-20/hr", and not "2-3 calls an hour". */
export function isPlainRange({ min, max }: Bounds, period: string | undefined): boolean {
  if (min === undefined || max === undefined || min >= max) return false;
  if (period === "hour" && min >= LEAST_HOURLY) return true;
  return max >= LEAST_BARE && !isYears(min, max);
}

/** Where a text is nothing else: a range, what is paid an hour, and one amount that is no year or count. */
export function isPlainAmount(bounds: Bounds, period: string | undefined): boolean {
  const [least, most] = [bounds.min ?? bounds.max ?? 0, bounds.max ?? bounds.min ?? 0];
  if (isYears(least, most)) return false;
  return least >= (period === "hour" || least < most ? LEAST_HOURLY : LEAST_BARE);
}

const isYears = (min: number, max: number) => min >= 1_900 && max < 2_100;

/** Whether a text is nothing but this amount, what is said of it, and what comes on top: "up to 100k plus bonus". */
export function isAllOf(tokens: readonly SalaryToken[], start: number, end: number): boolean {
  const rest = tokens.slice(end);
  const stop = rest.findIndex(
    ({ kind }, at) => kind === "addition" || (kind === "plus" && rest[at + 1]?.kind === "word"),
  );
  const said = [...tokens.slice(0, start), ...rest.slice(0, stop === -1 ? undefined : stop)];
  return said.every((token) => token.kind !== "number" && (token.kind !== "word" || isOfPay(token)));
}
