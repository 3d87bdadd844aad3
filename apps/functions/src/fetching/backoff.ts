/** A feed that is busy is asked again after half a minute at the soonest: Remotive blocks two requests a minute. */
const SHORTEST_MS = 30_000;
const LONGEST_MS = 120_000;

/**
 * How long to wait after so many failures in a row, in milliseconds: 30 to 60 s, then 60 to 120 s, drawn by `chance`
 * (0 to 1), so that what failed together does not come back together. A server that names a time is given it; undefined
 * where that is further off than a poll waits, 2 minutes.
 *
 * @example chooseBackoff(1, 0.5); // 45_000
 */
export function chooseBackoff(failures: number, chance: number, wantedMs = 0): number | undefined {
  if (wantedMs > LONGEST_MS) return undefined;
  const step = Math.min(SHORTEST_MS * 2 ** (failures - 1), LONGEST_MS / 2);
  return Math.max(wantedMs, step + step * chance);
}
