import { deserialize, serialize } from "node:v8";

import { Index } from "flexsearch";

import type { Job } from "../../../src/job/job.ts";
import type { Contender, Engine } from "../contender.ts";
import { markEnds, markSearch, readWords } from "../indexed-words.ts";
import { keepCards, listHits } from "../list-hits.ts";

/** Its own AND and prefix search over all fields, heaviest first; filters, counts and order are done by us. */
export const flexsearch: Contender = {
  name: "FlexSearch",
  cannot: ["exact", "pay"],
  build(jobs) {
    const cards = keepCards(jobs);
    const at = new Map(cards.map(({ firestoreId }, id) => [firestoreId, id]));
    const index = createIndex();
    for (const job of jobs) {
      const words = Object.values(readWords(job)).flatMap((text) => text.split(" "));
      index.add(at.get(job.firestoreId) ?? -1, markEnds(words).join(" "));
    }
    return open(index, cards);
  },
  load([part = new Uint8Array()]) {
    const stored: Stored = deserialize(part);
    const index = createIndex();
    for (const [key, data] of stored.index) index.import(key, data);
    return open(index, stored.cards);
  },
};

type Stored = { readonly index: readonly (readonly [string, string])[]; readonly cards: readonly Job[] };

function createIndex(): Index {
  return new Index({ tokenize: "forward", encode: (text) => text.split(" ") });
}

function open(index: Index, cards: readonly Job[]): Engine {
  const everything = cards.map((job) => ({ job, score: 0 }));
  return {
    answer(query) {
      if (query.filters.search === "") return listHits(everything, query);
      const found = index.search(markSearch(query.filters.search).join(" "), { limit: cards.length });
      // It returns ordered hits without scores.
      const hits = found.flatMap((id, at) => {
        const job = cards[Number(id)];
        return job ? [{ job, score: -at }] : [];
      });
      return listHits(hits, query);
    },
    store() {
      const files: [string, string][] = [];
      index.export((key, data) => void files.push([key, data]));
      return [serialize({ index: files, cards })];
    },
  };
}
