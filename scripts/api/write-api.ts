// `pnpm api`: writes the API of the published packages to `docs/api`, so that changes show up in the diff, and the tables
// of functions in the README of `packages/data`. With `--check`, writes nothing and fails if one of them is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { PUBLISHED } from "../packages/manifest.ts";
import { extractApi } from "./extract-api.ts";
import { writeFunctionTables } from "./function-tables.ts";
import { readReference } from "./read-reference.ts";

const README = "packages/data/README.md";

const isWritten = !process.argv.includes("--check");
for (const name of PUBLISHED) {
  if (!extractApi(name, isWritten).isReported)
    fail(`docs/api/${name}.api.md is not what @farwork/${name} offers: \`pnpm api\` writes it anew.`);
}
const path = join(root, README);
const page = readFileSync(path, "utf8");
const written = writeFunctionTables(page, readReference("data"));
if (isWritten) writeFileSync(path, written);
else if (page !== written)
  fail(`The tables of ${README} are not what its functions say: \`pnpm api\` writes them anew.`);

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
