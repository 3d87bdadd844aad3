import { buildJobSegment } from "../../../src/search/job-index/build-segment.ts";
import { decodeJobSegment } from "../../../src/search/job-index/decode-segment.ts";
import { encodeJobSegment } from "../../../src/search/job-index/encode-segment.ts";
import type { JobIndex } from "../../../src/search/job-index/job-index.ts";
import { buildJobIndex, openJobIndex } from "../../../src/search/job-index/open-job-index.ts";
import { queryJobIndex } from "../../../src/search/job-index/query-job-index.ts";
import { readJobIds } from "../../../src/search/job-index/read-jobs.ts";
import type { Contender, Engine } from "../contender.ts";
import { NOW } from "../sample-postings.ts";

export const ours: Contender = {
  name: "ours",
  cannot: [],
  build: (jobs) => open(buildJobIndex(jobs)),
  load: (parts) =>
    open(
      openJobIndex(
        parts.map((part) => {
          const segment = decodeJobSegment(part);
          if (!segment.ok) throw new Error(segment.error.code);
          return segment.value;
        }),
      ),
    ),
};

function open(index: JobIndex): Engine {
  return {
    answer(query) {
      const { docs, totalJobs, facets } = queryJobIndex(index, query, NOW);
      return { total: totalJobs, ids: readJobIds(index, docs), ...(facets && { facets }) };
    },
    store: () => index.segments.map(encodeJobSegment),
    change: (jobs) => void openJobIndex([...index.segments, buildJobSegment(jobs)]),
    cardBytes: index.segments.reduce(
      (sum, { cards }) => sum + cards.bytes.byteLength + cards.offsets.byteLength,
      0,
    ),
  };
}
