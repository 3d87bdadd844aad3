import type { PayBin, SalaryFilter } from "@farwork/domain";

import { describePayBins, drawPayBars } from "./pay-bins.ts";
import { formatAmount } from "./pay-filter.ts";

const HEIGHT = 44;
const STROKE = 6;
const LABELLED = [0, 100_000];

/**
 * How many jobs pay how much, drawn over the pay filter, with a marker's stroke under the bars that the least pay
 * chosen reaches. As high without a job as with a thousand, so that the choices below stay where they are.
 */
export function PayHistogram({ bins, salary }: { bins: readonly PayBin[]; salary: SalaryFilter }) {
  const { min, currency } = salary;
  return (
    <div className="mt-1 mb-2">
      <div className="h-13">
        {bins.some(({ count }) => count > 0) ? (
          <Bars bins={bins} min={min} currency={currency} />
        ) : (
          <p className="flex h-full items-center text-note text-faint">No stated pay to show</p>
        )}
      </div>
      <Scale bins={bins} currency={currency} />
    </div>
  );
}

function Bars({
  bins,
  min,
  currency,
}: {
  bins: readonly PayBin[];
  min: number | undefined;
  currency: string | undefined;
}) {
  const end = bins.length;
  // The bin that an amount falls into is marked whole: some of its jobs pay that.
  const chosen = min === undefined ? end : bins.findLastIndex(({ from }) => from <= min);
  return (
    <svg
      viewBox={`0 0 ${end} ${HEIGHT + STROKE}`}
      preserveAspectRatio="none"
      className="pay-bars"
      role="img"
      aria-label={describePayBins(bins, currency)}
    >
      <rect y={HEIGHT} width={end} height="1" />
      <path d={drawPayBars(bins, { from: 0, to: chosen, height: HEIGHT })} />
      {chosen < end && (
        <g className="pay-bars-chosen">
          <rect x={chosen} y={HEIGHT} width={end - chosen} height={STROKE} />
          <path d={drawPayBars(bins, { from: chosen, to: end, height: HEIGHT })} />
        </g>
      )}
    </svg>
  );
}

/** What some of the bars begin at. */
function Scale({ bins, currency }: { bins: readonly PayBin[]; currency: string | undefined }) {
  const last = bins.at(-1);
  return (
    <p aria-hidden="true" className="relative h-5 text-note text-faint tabular-nums">
      {LABELLED.map((amount) => (
        <span
          key={amount}
          className="absolute"
          style={{ left: `${(100 * bins.findIndex(({ from }) => from === amount)) / bins.length}%` }}
        >
          {formatAmount(amount, currency)}
        </span>
      ))}
      {last && <span className="absolute right-0">{formatAmount(last.from, currency)}+</span>}
    </p>
  );
}
