import { FEEDS } from "../feed/feeds.ts";
import type { SamplePosting } from "../feed/sample-posting.ts";

/**
 * Writes invented postings in the format of a source's API, with all its quirks.
 *
 * @throws RangeError for an unknown source.
 * @example writeSampleAnswer("ashby", []); // => { apiVersion: "1", jobs: [] }
 */
export function writeSampleAnswer(sourceId: string, postings: readonly SamplePosting[]): unknown {
  const feed = FEEDS.find(({ source }) => source.id === sourceId);
  if (feed === undefined) throw new RangeError(`There is no source "${sourceId}".`);
  return feed.writeAnswer(postings);
}
