import type { JobCard } from "@farwork/domain";
import { DEFAULT_CURRENCY, LIST_FILTERS } from "@farwork/domain/filter";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import {
  type Pay,
  PERIODS_PER_YEAR,
  roundToTwoDigits,
  type TypicalPay as Typical,
} from "@farwork/domain/pay";
import { convertAmount, nameRates, type ReferenceRates } from "@farwork/domain/rates";

import { useFormats } from "#formats";

import { PayChart, type Span } from "./pay-chart.tsx";

/** A kind of job, and its typical pay. */
export type PaidKind = {
  readonly kind: {
    readonly category: JobCard["category"];
    readonly seniority: NonNullable<JobCard["seniority"]>;
  };
  readonly typical: Typical;
  readonly rates: ReferenceRates;
};

/**
 * How pay compares with that of similar jobs: the middle half as a bar with its median, and this job's below, in the
 * reader's currency and period. The text says the same, and names what was assumed.
 */
export function TypicalPay({
  kind,
  typical,
  rates,
  pays,
  whose,
  now,
}: PaidKind & { pays: readonly Pay[]; whose: "This job" | "Its jobs"; now: Date }) {
  const formats = useFormats();
  const { period = "year", currency = pays[0]?.currency ?? DEFAULT_CURRENCY } = formats.terms ?? {};
  const convert = (annual: number, from: string) => {
    const amount = convertAmount(annual, from, currency, rates);
    return amount === undefined ? undefined : amount / PERIODS_PER_YEAR[period];
  };
  const [low, median, high] = [typical.low, typical.median, typical.high].map((annual) =>
    convert(annual, typical.currency),
  );
  if (low === undefined || median === undefined || high === undefined) return null;
  const drawn = pays.flatMap((pay) => readSpan(pay, convert) ?? []);
  const own = joinSpans(drawn);
  const amount = (value: number) => formats.amount(roundToTwoDigits(value), currency);
  const half = formats.pay({ min: roundToTwoDigits(low), max: roundToTwoDigits(high), currency, period });
  const isStated = drawn.every(({ pay }) => pay.currency === currency && pay.period === period);
  const write = isStated ? (value: number) => formats.amount(value, currency) : amount;
  const what = `${LIST_FILTERS.seniority.label(kind.seniority)} jobs in ${CATEGORY_LABELS[kind.category]}`;
  return (
    <section aria-labelledby="typical-pay" className="mt-6 text-small">
      <h2 id="typical-pay" className="set-narrow text-lead">
        Typical pay
      </h2>
      <PayChart half={{ from: low, to: high }} {...{ median, own, whose, amount }} />
      <p className="mt-1.5">
        {what}: {half} for the middle half, {amount(median)} for the median.
        {own &&
          ` ${whose}: ${describeSpan(own, { drawn, write, isStated })}${listAssumed(drawn.map(({ pay }) => pay))}.`}
      </p>
      <p className="mt-0.5 text-note text-faint">
        Based on the most that each of {formats.count(typical.jobs)} open jobs says it pays, posted from{" "}
        {formats.day(new Date(typical.from))} to {formats.day(new Date(typical.to))}. Compared at{" "}
        {nameRates(rates, formats.day, now)}.
      </p>
    </section>
  );
}

/** "up to £80k", "≈ €47k–€93k": with a sign for about unless all pay is stated in these terms. */
function describeSpan(
  { from, to }: Span,
  {
    drawn,
    write,
    isStated,
  }: { drawn: readonly Drawn[]; write: (value: number) => string; isStated: boolean },
): string {
  const about = isStated ? "" : "≈ ";
  const [least, most] = [write(from), write(to)];
  if (drawn.every(({ pay }) => pay.annual.min === undefined)) return `up to ${about}${most}`;
  if (drawn.every(({ pay }) => pay.annual.max === undefined)) return `from ${about}${least}`;
  return least === most ? about + least : `${about}${least}–${most}`;
}

/** What the conversion assumes: " (period assumed)", or " (full time)" of pay by the hour or day. */
function listAssumed(pays: readonly Pay[]): string {
  const assumed = [
    ...(pays.some(({ periodAssumed }) => periodAssumed) ? ["period"] : []),
    ...(pays.some(({ currencyAssumed }) => currencyAssumed) ? ["currency"] : []),
  ];
  const notes = [
    ...(pays.some(({ period }) => period === "hour" || period === "day") ? ["full time"] : []),
    ...(assumed.length > 0 ? [`${assumed.join(" and ")} assumed`] : []),
  ];
  return notes.length === 0 ? "" : ` (${notes.join(", ")})`;
}

/** Pay, and what of the chart it spans. */
type Drawn = Span & { readonly pay: Pay };

function readSpan(
  pay: Pay,
  convert: (amount: number, from: string) => number | undefined,
): Drawn | undefined {
  const { min, max = min } = pay.annual;
  const [from, to] = [min ?? max, max].map((amount) =>
    amount === undefined ? undefined : convert(amount, pay.currency),
  );
  return from === undefined || to === undefined ? undefined : { pay, from, to };
}

function joinSpans(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined;
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
}
