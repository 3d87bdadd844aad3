import { FEED_SHAPES, toRemotive } from "./feed-shapes.ts";
import { SAMPLES } from "./sample-data.ts";
import { writeJob } from "./write-job.ts";

/** All postings as Remotive would send them, newest first. `now` moves nothing but the dates. */
export function makeSampleFeed(now: Date) {
  return toRemotive(SAMPLES.postings.map((posting) => writeJob(posting, now)));
}

/**
 * The sample jobs as each source would send its own, by the source's id: most on a board of many employers, those of
 * some companies on the company's own, and some on two, as it is on the real boards.
 */
export function makeSampleFeeds(now: Date): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(FEED_SHAPES).map(([source, shape]) => {
      const postings = SAMPLES.postings.filter(({ sources }) => sources.includes(source));
      return [source, shape(postings.map((posting) => writeJob(posting, now)))];
    }),
  );
}
