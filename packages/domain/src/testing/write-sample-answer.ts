import { FEEDS } from "../feed/feeds.ts";
import type { SamplePosting } from "../feed/sample-posting.ts";

/**
 * Invented postings as a source's API would send them, quirks and all: what its adapter reads.
 *
 * @throws RangeError for a source there is not.
 * @example writeSampleAnswer("ashby", []); // => { apiVersion: "1", jobs: [] }
 */
export function writeSampleAnswer(sourceId: string, postings: readonly SamplePosting[]): unknown {
  const feed = FEEDS.find(({ source }) => source.id === sourceId);
  if (feed === undefined) throw new RangeError(`There is no source "${sourceId}".`);
  return feed.writeAnswer(postings);
}
