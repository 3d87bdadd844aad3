import * as z from "zod/mini";

import type { ReferenceRates } from "../rates/rates.ts";
import { convertAmount } from "../rates/reference-rates.ts";
import { isPayAssumed } from "./pay-range.ts";
import type { Pay } from "./pay.ts";

/** With fewer, each would weigh too much. */
export const LEAST_FIGURES = 20;

const Amount = z.number().check(z.nonnegative());

/**
 * Typical annual pay of one kind of job, by the highest amount that each states: the median, and the middle half from `low` to
 * `high`, in `currency`. `jobs` is how many state it, posted from `from` to `to` (days, as in "2026-01-20").
 */
export const TypicalPay = z.object({
  low: Amount,
  median: Amount,
  high: Amount,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  jobs: z.int().check(z.gte(LEAST_FIGURES)),
  from: z.iso.date(),
  to: z.iso.date(),
});
export type TypicalPay = z.infer<typeof TypicalPay>;

const CURRENCY = "EUR";

/** The parts of a job that matter here. */
interface PaidJob {
  readonly pay?: Pay | undefined;
  readonly company_name?: string;
  readonly title?: string;
  readonly publication_date: Date;
}

/**
 * Computes typical pay of these jobs. Undefined if fewer than 20 state it. Assumed periods and currencies, implausible amounts and
 * currencies without a rate do not count. A position that a company posts for several places with the same pay counts once.
 *
 * @example
 * const pay = { min: 48_000, max: 60_000, annual: { min: 48_000, max: 60_000 }, currency: "EUR", period: "year", origin: "parsed" } as const;
 * const jobs = Array.from({ length: 20 }, () => ({ pay, publication_date: new Date("2026-01-15") }));
 * findTypicalPay(jobs, BUNDLED_RATES)?.median; // => 60000
 */
export function findTypicalPay(jobs: readonly PaidJob[], rates: ReferenceRates): TypicalPay | undefined {
  const figures = listPositions(jobs)
    .flatMap((job) => readFigure(job, rates) ?? [])
    .toSorted((a, b) => a.amount - b.amount);
  if (figures.length < LEAST_FIGURES) return undefined;
  const at = (share: number) => Math.round(interpolate(figures, share));
  const days = figures.map(({ day }) => day).toSorted();
  const [from = "", to = ""] = [days[0], days.at(-1)];
  return {
    low: at(0.25),
    median: at(0.5),
    high: at(0.75),
    currency: CURRENCY,
    jobs: figures.length,
    from,
    to,
  };
}

/** The first posting of each position. One without a title is a position of its own. */
function listPositions(jobs: readonly PaidJob[]): PaidJob[] {
  const positions = new Map<unknown, PaidJob>();
  for (const job of jobs) {
    const { company_name, title, pay } = job;
    const key =
      title === undefined
        ? job
        : JSON.stringify([company_name, title, pay?.currency, pay?.annual]).toLowerCase();
    if (!positions.has(key)) positions.set(key, job);
  }
  return [...positions.values()];
}

type Figure = { readonly amount: number; readonly day: string };

function readFigure({ pay, publication_date }: PaidJob, rates: ReferenceRates): Figure | undefined {
  if (pay === undefined || isPayAssumed(pay)) return undefined;
  const most = pay.annual.max ?? pay.annual.min;
  const amount = most === undefined ? undefined : convertAmount(most, pay.currency, CURRENCY, rates);
  return amount === undefined ? undefined : { amount, day: publication_date.toISOString().slice(0, 10) };
}

function interpolate(figures: readonly Figure[], share: number): number {
  const place = (figures.length - 1) * share;
  const below = figures[Math.floor(place)]?.amount ?? 0;
  const above = figures[Math.ceil(place)]?.amount ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
