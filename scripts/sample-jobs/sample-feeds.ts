import { createDraw } from "./draw.ts";
import { FEED_SHAPES } from "./feed-shapes.ts";
import { makeSampleFeed, type SampleJob } from "./sample-feed.ts";

const SEED = "farwork sources";
const BOARDS = ["greenhouse", "lever", "ashby"];
const SHARES: readonly (readonly [string, number])[] = [
  ["remotive", 9],
  ["remote-ok", 4],
  ["himalayas", 4],
  ["jobicy", 3],
  ["arbeitnow", 3],
];

/**
 * The sample jobs as each source would send its own, by the source's id: most on a board of many employers, those of
 * some companies on the company's own, and some on two, as it is on the real boards.
 */
export function makeSampleFeeds(count: number, now: Date): Record<string, unknown> {
  const jobsOf = new Map<string, SampleJob[]>(Object.keys(FEED_SHAPES).map((source) => [source, []]));
  for (const job of makeSampleFeed(count, now).jobs) {
    for (const source of chooseSources(job)) jobsOf.get(source)?.push(job);
  }
  return Object.fromEntries(
    Object.entries(FEED_SHAPES).map(([source, shape]) => [source, shape(jobsOf.get(source) ?? [])]),
  );
}

function chooseSources({ id, company_name }: SampleJob): ReadonlySet<string> {
  const draw = createDraw(`${SEED} ${id}`);
  const shared = draw.pickWeighted(SHARES);
  const board = chooseBoard(company_name.trim());
  if (board !== undefined) return new Set(draw.chance(0.3) ? [board, shared] : [board]);
  return new Set(draw.chance(0.07) ? [shared, draw.pickWeighted(SHARES)] : [shared]);
}

/** Where a company keeps a board of its own, if it does. Two of the three sources can only tell plain names. */
function chooseBoard(company: string): string | undefined {
  const draw = createDraw(`${SEED} ${company}`);
  const isPlain = /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(company);
  return isPlain && draw.chance(0.25) ? draw.pick(BOARDS) : undefined;
}
