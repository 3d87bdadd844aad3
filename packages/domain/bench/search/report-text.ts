/** What stands above the figures in docs/benchmarks/search.md. */
export const REPORT_START = `# Search, side by side

\`pnpm bench:search\` runs all of this and writes this page and its chart; \`--sizes 2000 --only ours,minisearch\` is a
quick look that writes neither. Every contender has the same jobs and the same queries, each in a process of its own.

![Medians by class of query, contender and size](search.svg)

A cell of the first table holds the median, the 99th percentile, and the median as a multiple of ours.
`;

/** What stands below them. */
export const REPORT_END = `## How to read it

The machine is shared and its load stands above: read the columns as ratios, and a 99th percentile as what its owner
may meet on a busy machine, collections of garbage included.

**The jobs.** About 400 words each: the sentences of our own sample postings in ever new orders, and sentences about
products and companies whose names are made up by Zipf's law, so that new words keep coming as on a real board:
15,000 different words at 2,000 jobs, 85,000 at 20,000. Types, places, pay and dates are spread as on real boards;
there are some thousand tags. The same seed always makes the same jobs. 2 % have expired.

**The queries.** Drawn from words and values of the jobs, so that most find something: 200 sets of one to three
filters, 300 single words (half of them cut off while being typed), 100 searches of two or three words asked at every
letter of the last one, from its first, 200 with a phrase or an excluded word, 200 with excluded values, and 201 by
pay. Each was asked up to five times, after others had warmed the contender up, within the seconds said above; where those did not suffice, a list under the
tables says how many were asked. A contender that was not done within 5 minutes or 8 GiB is named there too.

**The same question for all.** All index the same folded words. Words are joined by AND, and only the last one may be
a beginning. FlexSearch, Orama and ItemsJS take every word for a beginning; they were given the words with their ends
marked, and so mean the same. _newest_, _word_, _deep_, _exact_ and _pay_ ask for a page and its total; _facets_,
_typing_ and _excluded_ also for every facet's counts, each without its own filter.

- **ours**: \`queryJobIndex\`, with a suggestion and a rescue where nothing is found, which nobody else offers.
- **MiniSearch** searches; its hits are filtered, counted and sorted by plain code over cards in memory, as its user
  would write it. A listing without a search is that code over all cards.
- **FlexSearch** the same. It indexes every beginning of every word and gives no score, only an order.
- **SQLite FTS5** (\`node:sqlite\`, in memory): one statement for the page and its total, one for all counts, \`bm25\` with
  our weights, lists for prefixes of one to three letters, indexes on every filter.
- **Orama**: its own search, filters and facets; a facet without its own filter is a query of its own.
- **ItemsJS**: its own facets and search, which is lunr's; pay and dates go through its filter function.
- **plain scan**: every job asked in turn, its words read once and kept. It ranks by field alone.

**Totals and counts** are compared with the scan's, query by query, wherever both answered. Orama's differ: it finds
a job only when as many of its words match as were asked for, so a job with two words of one beginning is missed or
found for nothing. Phrases and exclusions were asked only of those that have both. Orders are not compared: everybody
ranks in a way of their own (ours is held to a plain reference by a property test).

**held** is what the process has in use after a full collection once the jobs themselves are let go, less what it had
before; SQLite's is the size of its database. All but the scan keep a card of each job and no description. **stored**
is everything needed to be ready again, after zstd: our segments, SQLite's file, the others' own exports and cards in
V8's serialization. **ready from there** unpacks and opens it; SQLite's file is then read as it is asked.
`;
