import { FEED_SOURCES } from "@farwork/domain";
import { type SamplePosting, writeSampleAnswer } from "@farwork/domain/testing";

import { SAMPLES } from "./sample-data.ts";
import { writePosting } from "./write-posting.ts";

/** All sample postings, newest first. `now` only affects dates. */
export function makeSamplePostings(now: Date): SamplePosting[] {
  return SAMPLES.postings.map((posting) => writePosting(posting, now));
}

/**
 * The sample jobs as sent by each source, by source id: most are on boards of many employers, some on company boards,
 * and some on both, as in reality.
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
