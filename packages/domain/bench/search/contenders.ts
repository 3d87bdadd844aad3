import type { Contender } from "./contender.ts";
import { flexsearch } from "./contenders/flexsearch.ts";
import { itemsJs } from "./contenders/itemsjs.ts";
import { minisearch } from "./contenders/minisearch.ts";
import { orama } from "./contenders/orama.ts";
import { ours } from "./contenders/ours.ts";
import { plainScan } from "./contenders/plain-scan.ts";
import { sqlite } from "./contenders/sqlite.ts";

/** All contenders by their name for `--only`. */
export const CONTENDERS: Readonly<Record<string, Contender>> = {
  ours,
  minisearch,
  flexsearch,
  sqlite,
  orama,
  itemsjs: itemsJs,
  scan: plainScan,
};
