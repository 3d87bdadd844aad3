import { FEED_SOURCES, type FeedSource } from "@farwork/domain";

/**
 * The source named in a capture's path, in its file name or else in the nearest folder. Hyphens and case do not matter;
 * the name must not be part of another word ("leverage").
 *
 * @example findCaptureSource("captures/ats/remoteok.2026-09.json")?.id; // "remote-ok"
 */
export function findCaptureSource(path: string): FeedSource | undefined {
  for (const name of path.split(/[/\\]/).toReversed()) {
    const named = SOURCE_NAMES.filter(([spelling]) => spelling.test(name));
    // A name with two sources is ambiguous.
    if (named.length > 0) return named.length === 1 ? named[0]?.[1] : undefined;
  }
  return undefined;
}

const SOURCE_NAMES = FEED_SOURCES.map((source): [RegExp, FeedSource] => {
  const spelling = source.id.split("-").join("[-_ ]?");
  return [new RegExp(`(?<![a-z])${spelling}(?![a-z])`, "i"), source];
});

/**
 * Sorts captures for ingestion by the month or day in their names ("2026-09", "2026-09-30"), so that the newer version
 * of a posting wins. Those without a date come first.
 */
export function orderCaptures(paths: readonly string[]): string[] {
  const dayOf = (path: string) => DAY.exec(path.split(/[/\\]/).at(-1) ?? "")?.[0] ?? "";
  return paths.toSorted((a, b) => compare(dayOf(a), dayOf(b)) || compare(a, b));
}

const DAY = /(?<!\d)\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?(?!\d)/;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
