import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";

const SOURCES = globSync("packages/{domain,data}/src/**/*.ts", { cwd: root })
  .filter((path) => !/\.test\.ts$|\/(?:testing|fixtures)\//.test(path))
  .toSorted();

/**
 * What a module remembers, each about an object of the caller's and for as long as that lives; but for the formats of
 * amounts, of which there are a hundred at most, the names of countries in seven languages, and the last few thousand
 * words and searches that were read.
 */
const REMEMBERED = [
  "packages/data/src/call-signed-in.ts: appChecks",
  "packages/data/src/own-data.ts: unfinished",
  "packages/domain/src/job/job-text.ts: remembered",
  "packages/domain/src/pay/format-pay.ts: formats",
  "packages/domain/src/reader/translated-names.ts: translated",
  "packages/domain/src/recommend/job-words.ts: remembered",
  "packages/domain/src/search/job-index/explain-search.ts: cache",
  "packages/domain/src/search/job-index/list-other-titles.ts: counted",
  "packages/domain/src/search/job-index/open-cards.ts: remembered",
  "packages/domain/src/search/job-index/read-search.ts: recentSearches",
  "packages/domain/src/text/stems.ts: recentStems",
];

function find(pattern: RegExp): string[] {
  return SOURCES.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, "utf8").matchAll(pattern)].map(([, name]) => `${path}: ${name}`),
  );
}

it("no module of the published packages has a module-level variable", () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(find(/^(?:export )?(?:let|var) (\w+)/gm)).toEqual([]);
});

it("no module has a mutable collection except as a cache", () => {
  expect(find(/^(?:export )?const (\w+)[^=\n]*= new (?:Weak)?(?:Map|Set)\b[^\n]*\(\);$/gm)).toEqual(
    REMEMBERED,
  );
  // Constants in capitals are empty and readonly.
  expect(find(/^(?:export )?const ([a-z]\w*)[^=\n]*= (?:\[\]|\{\});$/gm)).toEqual([]);
});
