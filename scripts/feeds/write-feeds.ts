// `pnpm feeds`: generates the list of sources from the feeds' declarations, for code that needs nothing else, and the
// table in `docs/feeds.md`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { FEEDS } from "../../packages/domain/src/feed/feeds.ts";
import { root } from "../bootstrap/checkout.mjs";
import { replaceFeedTable } from "./feed-table.ts";

const sources = FEEDS.map(({ source }) => source);
writeSource("written-sources", "WRITTEN_SOURCES", sources);
// Apart from the sources, which pages load.
const addresses = FEEDS.flatMap(({ source, postingAddress }) =>
  postingAddress ? [[source.id, postingAddress]] : [],
);
writeSource("written-addresses", "WRITTEN_ADDRESSES", Object.fromEntries(addresses));

const page = join(root, "docs/feeds.md");
writeFileSync(page, replaceFeedTable(readFileSync(page, "utf8"), sources));

function writeSource(file: string, name: string, value: unknown): void {
  writeFileSync(
    join(root, `packages/domain/src/source/${file}.ts`),
    `/** What \`pnpm feeds\` read from the feeds: each is changed in its own file, \`feed/<source>.ts\`. */
export const ${name} = ${JSON.stringify(value, undefined, 2)};
`,
  );
}
