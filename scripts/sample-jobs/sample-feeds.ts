import { FEED_SOURCES } from "@farwork/domain";
import { type SamplePosting, writeSampleAnswer } from "@farwork/domain/testing";

import { SAMPLES } from "./sample-data.ts";
import { writePosting } from "./write-posting.ts";

/** All sample postings, newest first. `now` moves nothing but the dates. */
export function makeSamplePostings(now: Date): SamplePosting[] {
  return SAMPLES.postings.map((posting) => writePosting(posting, now));
}

/**
 * The sample jobs as each source would send its own, by the source's id: most on a board of many employers, those of
 * some companies on the company's own, and some on two, as it is on the real boards.
 */
export function makeSampleFeeds(now: Date): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    FEED_SOURCES.map(({ id }) => {
      const postings = SAMPLES.postings.filter(({ sources }) => sources.includes(id));
      return [
        id,
        writeSampleAnswer(
          id,
          postings.map((posting) => writePosting(posting, now)),
        ),
      ];
    }),
  );
}
