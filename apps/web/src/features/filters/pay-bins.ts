import type { PayBin } from "@farwork/domain";

import type { Formats } from "../../platform/locale/formats.ts";

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
