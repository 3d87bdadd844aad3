"use client";

import type { PayBin, SalaryFilter } from "@farwork/domain";
import { DEFAULT_CURRENCY } from "@farwork/domain/filter";
import { PERIODS_PER_YEAR } from "@farwork/domain/pay";
import { useEffect, useRef, useState } from "react";

import { useFormats } from "#formats";

import type { Formats } from "../../platform/locale/formats.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { useListingNavigation } from "../paging/navigation-context.ts";
import { changePay } from "./change-listing.ts";

const HEIGHT = 44;
const STROKE = 6;
/** A bin in the middle whose amount is labelled, if that fits beside the last one's. */
const MIDDLE = 10;
const MAX_LETTERS = 23;

/**
 * How many jobs pay how much in a year, with a slider over the bars to choose the minimum. The bars in range are
 * underlined. Keeps its height without jobs, so that the page does not move.
 */
export function PayHistogram({ bins, salary }: { bins: readonly PayBin[]; salary: SalaryFilter }) {
  const { min, currency = DEFAULT_CURRENCY, period = "year" } = salary;
  // Highlight the whole bin that contains the amount, because some of its jobs pay that.
  const chosen =
    min === undefined
      ? 0
      : Math.max(
          0,
          bins.findLastIndex((bin) => askFor(bin, period) <= min),
        );
  return (
    <div className="mt-1 mb-2">
      <div className="relative h-13">
        {bins.some(({ count }) => count > 0) ? (
          <Slider {...{ bins, chosen, currency, period }} isSet={min !== undefined} />
        ) : (
          <p className="flex h-full items-center text-note text-faint">No stated pay to show</p>
        )}
      </div>
      <Scale bins={bins} currency={currency} />
    </div>
  );
}

/**
 * The amount to ask for to see a bin and those above it, rounded down so that no job is left out and the same bin is
 * found again.
 */
function askFor({ from }: PayBin, period: keyof typeof PERIODS_PER_YEAR): number {
  const exact = from / PERIODS_PER_YEAR[period];
  return exact >= WHOLE_FROM ? Math.floor(exact) : Math.floor(exact * 100) / 100;
}

/** Cents matter for hourly pay, not for monthly. */
const WHOLE_FROM = 100;

type Scaled = { bins: readonly PayBin[]; currency: string };

function Slider({
  bins,
  chosen,
  isSet,
  currency,
  period,
}: Scaled & { chosen: number; isSet: boolean; period: keyof typeof PERIODS_PER_YEAR }) {
  const { go } = useListingNavigation();
  const formats = useFormats();
  const isInteractive = useInteractive();
  const input = useRef<HTMLInputElement>(null);
  // The position while dragging, and until the form follows the address.
  const [moved, setMoved] = useState<{ at: number; isAsked: boolean }>();
  const at = moved?.at ?? chosen;
  useEffect(() => {
    const form = input.current?.form;
    const showAddress = () => setMoved((now) => (now?.isAsked === true ? undefined : now));
    form?.addEventListener("reset", showAddress);
    return () => form?.removeEventListener("reset", showAddress);
  }, []);

  function choose() {
    if (!moved || moved.isAsked) return;
    setMoved({ at, isAsked: true });
    const bin = bins[at];
    go(changePay({ currency, period, ...(at > 0 && bin && { min: askFor(bin, period) }) }));
  }

  return (
    <>
      <Bars bins={bins} chosen={at > 0 || isSet ? at : bins.length} currency={currency} />
      <input
        ref={input}
        type="range"
        min={0}
        max={bins.length - 1}
        value={at}
        disabled={!isInteractive}
        aria-label={`Minimum annual pay in ${currency}`}
        aria-valuetext={describeLeast(bins, at, currency, formats)}
        className="pay-slider needs-script"
        // The form's change handler would navigate to the current address.
        onChange={(event) => {
          event.stopPropagation();
          setMoved({ at: Number(event.currentTarget.value), isAsked: false });
        }}
        onPointerUp={choose}
        // A swipe over the chart, which scrolls the page.
        onPointerCancel={() => setMoved(undefined)}
        onKeyUp={choose}
        onBlur={choose}
      />
    </>
  );
}

function describeLeast(bins: readonly PayBin[], at: number, currency: string, formats: Formats): string {
  if (at === 0) return "Any pay";
  const jobs = bins.slice(at).reduce((sum, { count }) => sum + count, 0);
  return `${formats.amount(bins[at]?.from ?? 0, currency)} a year or more: ${formatJobs(jobs, formats)}`;
}

function Bars({ bins, chosen, currency }: Scaled & { chosen: number }) {
  const formats = useFormats();
  const end = bins.length;
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

/** Labels for some bars. SVG, because the page's policy forbids inline styles. */
function Scale({ bins, currency }: Scaled) {
  const formats = useFormats();
  const amountOf = (bin: PayBin | undefined) => formats.amount(bin?.from ?? 0, currency);
  const [middle, end] = [amountOf(bins[MIDDLE]), `${amountOf(bins.at(-1))}+ a year`];
  return (
    <svg
      aria-hidden="true"
      className="block h-5 w-full overflow-visible fill-current text-note text-faint tabular-nums"
    >
      <text x="0%" y="1.09em">
        {amountOf(bins[0])}
      </text>
      {middle.length + end.length <= MAX_LETTERS && (
        <text x={`${(100 * MIDDLE) / bins.length}%`} y="1.09em">
          {middle}
        </text>
      )}
      {bins.length > 0 && (
        <text x="100%" y="1.09em" textAnchor="end">
          {end}
        </text>
      )}
    </svg>
  );
}

const formatJobs = (count: number, { count: format }: Pick<Formats, "count">) =>
  `${format(count)} ${count === 1 ? "job" : "jobs"}`;

/**
 * A histogram's bars in a sentence.
 *
 * @example describePayBins(bins, "EUR", formats); // "Pay of 90 jobs in EUR, most often €60k to €70k: 21 jobs"
 */
export function describePayBins(
  bins: readonly PayBin[],
  currency: string,
  formats: Pick<Formats, "amount" | "count">,
): string {
  const stated = bins.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...bins.map(({ count }) => count));
  const at = bins.findIndex(({ count }) => count === most);
  const [from = "", to] = bins.slice(at, at + 2).map((bin) => formats.amount(bin.from, currency));
  const whose = `Annual pay of ${formatJobs(stated, formats)} in ${currency}`;
  return `${whose}, most often ${from} ${to === undefined ? "or more" : `to ${to}`}: ${formatJobs(most, formats)}`;
}

/**
 * The outline of some bars as an SVG path: each one unit wide with a gap, the fullest of all `height` units high, and
 * none with jobs too low to see.
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
