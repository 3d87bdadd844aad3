import { deserialize, serialize } from "node:v8";

import MiniSearch, { type Options } from "minisearch";

import type { Job } from "../../../src/job/job.ts";
import { SEARCH_FIELDS } from "../../../src/search/job-index/ranking.ts";
import type { Contender, Engine } from "../contender.ts";
import { BOOSTS, readSearchWords, readWords } from "../indexed-words.ts";
import { keepCards, listHits } from "../list-hits.ts";
import type { BenchQuery } from "../query-class.ts";

const OPTIONS: Options = {
  fields: [...SEARCH_FIELDS],
  tokenize: (text) => text.split(" "),
  processTerm: (word) => word,
};

/** Its own AND and prefix search; filters, counts and order are done by us over its hits. */
export const minisearch: Contender = {
  name: "MiniSearch",
  cannot: ["exact", "pay"],
  build(jobs) {
    const cards = keepCards(jobs);
    const at = new Map(cards.map(({ firestoreId }, id) => [firestoreId, id]));
    const index = new MiniSearch(OPTIONS);
    for (const job of jobs) index.add({ id: at.get(job.firestoreId), ...readWords(job) });
    return open(index, cards);
  },
  load([part = new Uint8Array()]) {
    const { index, cards } = deserialize(part);
    return open(MiniSearch.loadJS(index, OPTIONS), cards);
  },
};

function open(index: MiniSearch, cards: readonly Job[]): Engine {
  const everything = cards.map((job) => ({ job, score: 0 }));
  const search = ({ filters }: BenchQuery) => {
    const { whole, beginning } = readSearchWords(filters.search);
    const words = beginning === undefined ? whole : [...whole, beginning];
    return index.search(words.join(" "), {
      combineWith: "AND",
      prefix: (_word, at) => at === whole.length,
      boost: BOOSTS,
    });
  };
  return {
    answer: (query) =>
      listHits(
        query.filters.search === ""
          ? everything
          : search(query).flatMap(({ id, score }) => {
              const job = cards[id];
              return job ? [{ job, score }] : [];
            }),
        query,
      ),
    store: () => [serialize({ index: index.toJSON(), cards })],
  };
}
