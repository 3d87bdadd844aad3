import type { Contender } from "./contenders.ts";

const WARM_UPS = 2;

/** The cost of sanitising: microseconds per description, and throughput. */
export type Timing = { readonly p50: number; readonly p99: number; readonly megabytesASecond: number };

/** Times all contenders on the same descriptions in alternating rounds, so that noise affects all of them. */
export function timeContenders(
  contenders: readonly Contender[],
  descriptions: readonly string[],
  rounds: number,
): Map<string, Timing> {
  const times = new Map(contenders.map(({ name }) => [name, new Array<number>()]));
  for (let round = -WARM_UPS; round < rounds; round++) {
    console.error(round < 0 ? "Warming up" : `Round ${round + 1} of ${rounds}`);
    for (const { name, sanitize } of contenders) {
      const own = times.get(name);
      for (const html of descriptions) {
        const start = performance.now();
        sanitize(html);
        if (round >= 0) own?.push((performance.now() - start) * 1_000);
      }
    }
  }
  const bytes = rounds * descriptions.reduce((sum, html) => sum + Buffer.byteLength(html), 0);
  return new Map([...times].map(([name, own]) => [name, summarize(own, bytes)]));
}

function summarize(times: readonly number[], bytes: number): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  // Bytes per microsecond are megabytes per second.
  return {
    p50: at(0.5),
    p99: at(0.99),
    megabytesASecond: bytes / times.reduce((sum, time) => sum + time, 0),
  };
}
