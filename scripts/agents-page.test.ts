import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";

const page = readFileSync(join(root, "AGENTS.md"), "utf8");

it("AGENTS.md is under 40 lines", () => {
  expect(page.split("\n").length).toBeLessThan(40);
});

it("names only existing pages and scripts", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const pages = [...page.matchAll(/`((?:docs\/)?[\w-]+\.md)`/gi)].map(([, name = ""]) => name);
  expect(pages.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const commands = [...page.matchAll(/`(?:pnpm |npm )?(test:[\w-]+)|`pnpm ([\w:-]+)/g)];
  const names = commands.map(([, suite, script]) => suite ?? script ?? "");
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});
