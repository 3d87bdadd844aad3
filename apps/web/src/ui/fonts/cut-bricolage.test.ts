import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { BRICOLAGE_FILE, cutBricolage, HEADING } from "./cut-bricolage.ts";

const SRC = join(import.meta.dirname, "../..");

it("is what pages load: the installed family in the weight and width of headings", async () => {
  expect(readFileSync(BRICOLAGE_FILE).equals(await cutBricolage())).toBe(true);
});

it("has the weight and width that style sheets use", () => {
  const sheets = globSync("**/*.css", { cwd: SRC }).map((name) => readFileSync(join(SRC, name), "utf8"));
  const set = sheets.flatMap((css) => css.match(/font-stretch: .*;\s+font-weight: .*;/g) ?? []);
  expect(new Set(set)).toEqual(new Set([`font-stretch: ${HEADING.wdth}%;\n  font-weight: ${HEADING.wght};`]));
});

it("is declared with its actual weight and width", () => {
  const fonts = readFileSync(join(SRC, "ui/fonts.ts"), "utf8");
  expect(fonts).toContain(`weight: "${HEADING.wght}"`);
  expect(fonts).toContain(`value: "${HEADING.wdth}%"`);
});
