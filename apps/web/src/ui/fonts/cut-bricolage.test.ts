import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { BRICOLAGE_FILE, cutBricolage, HEADING_AXES } from "./cut-bricolage.ts";

const SRC = join(import.meta.dirname, "../..");

it("is what pages load: the family as installed, in the weights and widths of headings", async () => {
  expect(readFileSync(BRICOLAGE_FILE).equals(await cutBricolage())).toBe(true);
});

it("holds every width that a style sheet sets, and the weight that goes with it", () => {
  const sheets = globSync("**/*.css", { cwd: SRC }).map((name) => readFileSync(join(SRC, name), "utf8"));
  const set = sheets.flatMap((css) => [...css.matchAll(/font-stretch: (\d+)%;\s+font-weight: (\d+);/g)]);
  expect(set.length).toBeGreaterThan(2);
  const { wght, wdth } = HEADING_AXES;
  const missing = set
    .filter(([, width, weight]) => !isWithin(wdth, Number(width)) || !isWithin(wght, Number(weight)))
    .map(([rule]) => rule);
  expect(missing).toEqual([]);
});

it("is declared with the axes that it has", () => {
  const fonts = readFileSync(join(SRC, "ui/fonts.ts"), "utf8");
  const { wght, wdth } = HEADING_AXES;
  expect(fonts).toContain(`weight: "${wght.min} ${wght.max}"`);
  expect(fonts).toContain(`value: "${wdth.min}% ${wdth.max}%"`);
});

const isWithin = ({ min, max }: { min: number; max: number }, value: number) => value >= min && value <= max;
