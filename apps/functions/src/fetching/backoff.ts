/** Minimum delay before retrying: Remotive blocks two requests per minute. */
const SHORTEST_MS = 30_000;
const LONGEST_MS = 120_000;

/**
 * The delay in milliseconds after a number of consecutive failures: 30 to 60 s, then 60 to 120 s, with jitter from
 * `chance` (0 to 1). Respects a delay requested by the server; undefined if that is longer than a poll waits, 2
 * minutes.
 *
 * @example chooseBackoff(1, 0.5); // 45_000
 */
export function chooseBackoff(failures: number, chance: number, wantedMs = 0): number | undefined {
  if (wantedMs > LONGEST_MS) return undefined;
  const step = Math.min(SHORTEST_MS * 2 ** (failures - 1), LONGEST_MS / 2);
  return Math.max(wantedMs, step + step * chance);
}
