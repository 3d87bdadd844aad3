import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { FEED_SOURCES } from "../../packages/domain/src/source/feed-source.ts";
import { root } from "../bootstrap/checkout.mjs";
import { replaceFeedTable } from "./feed-table.ts";

const PAGE = readFileSync(join(root, "docs/feeds.md"), "utf8");
/** Without what the formatter aligns a table with. */
const unaligned = (page: string) => page.replace(/ +\|/g, " |").replace(/-{3,}/g, "---");

it("the page on feeds has the table that `pnpm feeds` writes", () => {
  expect(unaligned(PAGE)).toBe(unaligned(replaceFeedTable(PAGE, FEED_SOURCES)));
});

it("the table changes with the sources, and nothing else on the page", () => {
  const fewer = replaceFeedTable(PAGE, FEED_SOURCES.slice(1));
  expect(fewer).not.toContain("| Remotive |");
  expect(unaligned(replaceFeedTable(fewer, FEED_SOURCES))).toBe(unaligned(PAGE));
});

it("a page without a place for the table is refused", () => {
  expect(() => replaceFeedTable("# Feeds", FEED_SOURCES)).toThrow(RangeError);
});
