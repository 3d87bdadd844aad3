import { roundToTwoDigits } from "@farwork/domain/pay";

export type Span = { readonly from: number; readonly to: number };

const HEIGHT = 34;
/** The minimum margin on both sides, as a share of the widest span. */
const MARGIN = 0.12;

/** The middle half, the median and this job's pay on one scale, with a legend. Visual only; the text says the same. */
export function PayChart({
  half,
  median,
  own,
  whose,
  amount,
}: {
  half: Span;
  median: number;
  own: Span | undefined;
  whose: string;
  amount: (value: number) => string;
}) {
  const scale = findScale(own ? [half, own] : [half]);
  const place = (value: number) => (100 * (value - scale.from)) / (scale.to - scale.from);
  const width = ({ from, to }: Span) => Math.max(1, place(to) - place(from));
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" className="typical-pay">
        <rect y="14" width="100" height="1" className="typical-pay-scale" />
        <rect x={place(half.from)} y="6" width={width(half)} height="17" />
        <rect x={place(median) - 0.4} y="2" width="0.8" height="25" className="typical-pay-median" />
        {own && <rect x={place(own.from)} y="28" width={width(own)} height="6" className="typical-pay-own" />}
      </svg>
      <p className="mt-0.5 flex justify-between text-note text-soft tabular-nums">
        <span>{amount(scale.from)}</span>
        <span>{amount(scale.to)}</span>
      </p>
      <ul className="mt-0.5 flex flex-wrap gap-x-4 text-note text-soft">
        <Key>Middle half</Key>
        <Key mark="typical-pay-median">Median</Key>
        {own && <Key mark="typical-pay-own">{whose}</Key>}
      </ul>
    </div>
  );
}

function Key({ mark, children }: { mark?: string; children: string }) {
  return (
    <li>
      <svg viewBox="0 0 1 1" className="typical-pay-swatch">
        <rect width="1" height="1" className={mark} />
      </svg>
      {children}
    </li>
  );
}

/** A round scale around all spans: its ends have two significant digits. */
function findScale(spans: readonly Span[]): Span {
  const least = Math.min(...spans.map(({ from }) => from));
  const most = Math.max(...spans.map(({ to }) => to));
  const margin = (most - least || most) * MARGIN;
  return {
    from: roundToTwoDigits(least - margin, Math.floor),
    to: roundToTwoDigits(most + margin, Math.ceil),
  };
}
