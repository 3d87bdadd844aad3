import { FEED_SOURCES, type FeedSource } from "@farwork/domain";

/**
 * The source that a capture's path names, with its file's name, else with the nearest of its folders: hyphens and
 * case make no difference, and what is glued to letters of something else is no name ("leverage").
 *
 * @example findCaptureSource("captures/ats/remoteok.2026-09.json")?.id; // "remote-ok"
 */
export function findCaptureSource(path: string): FeedSource | undefined {
  for (const name of path.split(/[/\\]/).toReversed()) {
    const named = SOURCE_NAMES.filter(([spelling]) => spelling.test(name));
    // A name that holds two tells neither.
    if (named.length > 0) return named.length === 1 ? named[0]?.[1] : undefined;
  }
  return undefined;
}

const SOURCE_NAMES = FEED_SOURCES.map((source): [RegExp, FeedSource] => {
  const spelling = source.id.split("-").join("[-_ ]?");
  return [new RegExp(`(?<![a-z])${spelling}(?![a-z])`, "i"), source];
});

/**
 * The paths in the order to take them in: a month or a day in a name tells how old a capture is ("2026-09",
 * "2026-09-30"), and of one posting in two captures the newer one counts. Those without one are the oldest.
 */
export function orderCaptures(paths: readonly string[]): string[] {
  const dayOf = (path: string) => DAY.exec(path.split(/[/\\]/).at(-1) ?? "")?.[0] ?? "";
  return paths.toSorted((a, b) => compare(dayOf(a), dayOf(b)) || compare(a, b));
}

const DAY = /(?<!\d)\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?(?!\d)/;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
