import { type Bitset, listBits } from "./bitset.ts";
import { countCodes } from "./facet-column.ts";
import { countDocuments, type JobIndex } from "./job-index.ts";
import type { PayValue } from "./pay-values.ts";
import { takeBest } from "./take-best.ts";

/** Documents `[from, to)` of a result in the order `pay` of `JOB_ORDERS`. */
export function orderByPay(index: JobIndex, found: Bitset, from: number, to: number): number[] {
  const { workspace, columns } = index;
  const { pay } = columns;
  const docs = listBits(found, workspace.takeUnclean(countDocuments(index)));
  const counts = workspace.take(pay.values.length);
  countCodes(pay, docs, counts);
  const scores = scoreLevels(pay.values, counts);
  const ofDocs = new Float64Array(docs.length);
  const { length } = docs;
  for (let at = 0; at < length; at += 1) ofDocs[at] = scores[pay.codes[docs[at] ?? 0] ?? 0] ?? 0;
  return takeBest(index, docs, ofDocs, from, to);
}

/** Higher for a currency of more jobs than for any amount in one of fewer; 0 where nothing is stated. */
function scoreLevels(levels: readonly PayValue[], counts: Uint32Array): Float64Array {
  const jobs = new Map<string, number>();
  for (const [code, { currency, height }] of levels.entries()) {
    if (height > 0) jobs.set(currency, (jobs.get(currency) ?? 0) + (counts[code] ?? 0));
  }
  const leastFirst = [...jobs].toSorted(([a, ofA], [b, ofB]) => ofA - ofB || (a < b ? 1 : -1));
  const places = new Map(leastFirst.map(([currency], place) => [currency, place]));
  return Float64Array.from(levels, ({ currency, height }) =>
    height === 0 ? 0 : (places.get(currency) ?? 0) * levels.length + height,
  );
}
