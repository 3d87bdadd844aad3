// `pnpm feeds`: generates the list of sources from the feeds' declarations, for code that needs nothing else.
import { writeFileSync } from "node:fs";

import { FEEDS } from "../src/feed/feeds.ts";

const sources = JSON.stringify(
  FEEDS.map(({ source }) => source),
  undefined,
  2,
);
writeFileSync(
  new URL("../src/source/written-sources.ts", import.meta.url),
  `/** What \`pnpm feeds\` read from the feeds: each is changed in its own file, \`feed/<source>.ts\`. */
export const WRITTEN_SOURCES = ${sources};
`,
);
