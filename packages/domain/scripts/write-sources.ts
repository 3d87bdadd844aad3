// `pnpm feeds`: writes down what each feed declares of its source, for those who want no more of it.
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
