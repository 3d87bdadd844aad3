import { deserialize, serialize } from "node:v8";

import { holdsTerm } from "../../../src/filter/match-search.ts";
import { readJobText } from "../../../src/job/job-text.ts";
import type { Job } from "../../../src/job/job.ts";
import { FIELD_WEIGHTS } from "../../../src/search/job-index/ranking.ts";
import { parseSearch } from "../../../src/text/parse-search.ts";
import type { Contender, Engine } from "../contender.ts";
import { listHits, orderNewest } from "../list-hits.ts";

/** Checks every job in turn, with cached words: what one would write over a Firestore collection. */
export const plainScan: Contender = {
  name: "plain scan",
  cannot: ["pay"],
  isReference: true,
  build: open,
  load: ([part = new Uint8Array()]) => open(deserialize(part)),
};

function open(jobs: readonly Job[]): Engine {
  jobs.forEach(readJobText);
  const everything = orderNewest(jobs).map((job) => ({ job, score: 0 }));
  return {
    answer: (query) => listHits(everything, query, scoreBySearch(query.filters.search)),
    store: () => [serialize(jobs)],
  };
}

/** Scores by the fields that contain a word; rarity would take another scan. */
function scoreBySearch(search: string): (job: Job) => number {
  const { all } = parseSearch(search);
  return (job) =>
    readJobText(job).reduce((sum, text, at) => {
      const held = all.filter((term) => holdsTerm(text, term));
      return sum + (FIELD_WEIGHTS[at] ?? 0) * held.length;
    }, 0);
}
