import type { JobCard } from "@farwork/domain";
import { DEFAULT_CURRENCY, LIST_FILTERS } from "@farwork/domain/filter";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import type { Pay, TypicalPay as Typical } from "@farwork/domain/pay";
import { convertAmount, type ReferenceRates } from "@farwork/domain/rates";

import { useFormats } from "#formats";

/** A kind of job, and what its jobs typically pay. */
export type PaidKind = {
  readonly kind: {
    readonly category: JobCard["category"];
    readonly seniority: NonNullable<JobCard["seniority"]>;
  };
  readonly typical: Typical;
  readonly rates: ReferenceRates;
};

type Span = { readonly from: number; readonly to: number };

const HEIGHT = 34;
/** How much of the widest span stands free on both sides. */
const MARGIN = 0.12;

/**
 * Where pay stands among what jobs of its kind pay in a year: the middle half as a bar with its median, and the posting's
 * own under it, in the reader's currency. What is drawn is said below as well, with a question mark where it was assumed.
 */
export function TypicalPay({
  kind,
  typical,
  rates,
  pays,
  whose,
}: PaidKind & { pays: readonly Pay[]; whose: "This job" | "Its jobs" }) {
  const formats = useFormats();
  const currency = formats.terms?.currency ?? pays[0]?.currency ?? DEFAULT_CURRENCY;
  const convert = (amount: number, from: string) => convertAmount(amount, from, currency, rates);
  const [low, median, high] = [typical.low, typical.median, typical.high].map((amount) =>
    convert(amount, typical.currency),
  );
  if (low === undefined || median === undefined || high === undefined) return null;
  const own = joinSpans(pays.flatMap((pay) => readSpan(pay, convert) ?? []));
  const amount = (value: number) => formats.amount(Number(value.toPrecision(2)), currency);
  const isAssumed = pays.some(
    (pay) => (pay.periodAssumed || pay.currencyAssumed) && readSpan(pay, convert) !== undefined,
  );
  const what = `${LIST_FILTERS.seniority.label(kind.seniority)} jobs in ${CATEGORY_LABELS[kind.category]}`;
  return (
    <section aria-labelledby="typical-pay" className="mt-6 text-small">
      <h2 id="typical-pay" className="set-narrow text-lead">
        Typical pay
      </h2>
      <Chart half={{ from: low, to: high }} median={median} own={own} />
      <p className="mt-1.5">
        {what}: {amount(low)}–{amount(high)} a year for the middle half, {amount(median)} for the median.
        {own &&
          ` ${whose}: ${amount(own.from)}${own.from === own.to ? "" : `–${amount(own.to)}`}${isAssumed ? "?" : ""}.`}
      </p>
      <p className="mt-0.5 text-note text-faint">
        By the most that {formats.count(typical.jobs)} open jobs state, posted from{" "}
        {formats.day(new Date(typical.from))} to {formats.day(new Date(typical.to))}, at the European Central
        Bank’s rates of {formats.day(new Date(rates.date))}
      </p>
    </section>
  );
}

function readSpan(
  { annual, currency }: Pay,
  convert: (amount: number, from: string) => number | undefined,
): Span | undefined {
  const [least, most] = [annual.min ?? annual.max, annual.max ?? annual.min];
  const [from, to] = [least, most].map((amount) =>
    amount === undefined ? undefined : convert(amount, currency),
  );
  return from === undefined || to === undefined ? undefined : { from, to };
}

function joinSpans(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined;
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
}

function Chart({ half, median, own }: { half: Span; median: number; own: Span | undefined }) {
  const least = Math.min(half.from, own?.from ?? half.from);
  const most = Math.max(half.to, own?.to ?? half.to);
  const margin = (most - least || most) * MARGIN;
  const place = (amount: number) => (100 * (amount - least + margin)) / (most - least + 2 * margin);
  const width = ({ from, to }: Span) => Math.max(1, place(to) - place(from));
  return (
    <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="typical-pay">
      <rect y="14" width="100" height="1" className="typical-pay-scale" />
      <rect x={place(half.from)} y="6" width={width(half)} height="17" />
      <rect x={place(median) - 0.4} y="2" width="0.8" height="25" className="typical-pay-median" />
      {own && <rect x={place(own.from)} y="28" width={width(own)} height="6" className="typical-pay-own" />}
    </svg>
  );
}
