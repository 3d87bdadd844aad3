import type { PayBin, SalaryFilter } from "@farwork/domain";

import { useFormats } from "#formats";

import type { Formats } from "../../platform/locale/formats.ts";

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
  const formats = useFormats();
  const end = bins.length;
  // The bin that an amount falls into is marked whole: some of its jobs pay that.
  const chosen = min === undefined ? end : bins.findLastIndex(({ from }) => from <= min);
  return (
    <svg
      viewBox={`0 0 ${end} ${HEIGHT + STROKE}`}
      preserveAspectRatio="none"
      className="pay-bars"
      role="img"
      aria-label={describePayBins(bins, currency, formats)}
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

/**
 * What some of the bars begin at. Drawn, for a place that is written into a page as a style is refused by its policy.
 */
function Scale({ bins, currency }: { bins: readonly PayBin[]; currency: string | undefined }) {
  const formats = useFormats();
  const last = bins.at(-1);
  return (
    <svg
      aria-hidden="true"
      className="block h-5 w-full overflow-visible fill-current text-note text-faint tabular-nums"
    >
      {LABELLED.map((amount) => (
        <text
          key={amount}
          x={`${(100 * bins.findIndex(({ from }) => from === amount)) / bins.length}%`}
          y="1.09em"
        >
          {formats.amount(amount, currency)}
        </text>
      ))}
      {last && (
        <text x="100%" y="1.09em" textAnchor="end">
          {formats.amount(last.from, currency)}+
        </text>
      )}
    </svg>
  );
}

/**
 * What the bars of a pay histogram show, in a sentence.
 *
 * @example describePayBins(bins, "EUR", formats); // "Pay of 90 jobs in EUR, most often €60k to €70k: 21 jobs"
 */
export function describePayBins(
  bins: readonly PayBin[],
  currency: string | undefined,
  formats: Pick<Formats, "amount" | "count">,
): string {
  const formatJobs = (count: number) => `${formats.count(count)} ${count === 1 ? "job" : "jobs"}`;
  const stated = bins.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...bins.map(({ count }) => count));
  const at = bins.findIndex(({ count }) => count === most);
  const [from = "", to] = bins.slice(at, at + 2).map((bin) => formats.amount(bin.from, currency));
  const whose = `Pay of ${formatJobs(stated)} in ${currency ?? "any currency"}`;
  return `${whose}, most often ${from} ${to === undefined ? "or more" : `to ${to}`}: ${formatJobs(most)}`;
}

/**
 * The outline of some of the bars as an SVG path: each one unit wide with a gap, the fullest of all `height` units
 * high, and none that stands for a job too low to be seen.
 */
export function drawPayBars(
  bins: readonly PayBin[],
  { from, to, height }: { from: number; to: number; height: number },
): string {
  const most = Math.max(...bins.map(({ count }) => count));
  return bins
    .slice(from, to)
    .map(({ count }, ahead) => {
      const bar = Math.max(2, Math.round((height * count) / most));
      return count === 0 ? "" : `M${from + ahead}.1 ${height}v-${bar}h.8v${bar}z`;
    })
    .join("");
}
