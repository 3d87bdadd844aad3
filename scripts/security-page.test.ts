import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";

const page = readFileSync(join(root, "docs/security.md"), "utf8");
/** "| 1.2.3, … | what we do | tests |" */
const requirements = [...page.matchAll(/^\| *(\d+\.\d+\.\d+[^|]*)\|([^|]*)\|([^|]*)\|$/gm)];

it("names only tests that exist", () => {
  const files = [...page.matchAll(/`([\w./-]+\/[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("has a test for every requirement, or the reason for having none", () => {
  expect(requirements.length).toBeGreaterThan(60);
  const bare = requirements.filter(
    ([, , sense = "", held = ""]) => !held.includes("`") && !sense.includes("Not tested"),
  );
  expect(bare.map(([, number]) => number?.trim())).toEqual([]);
});

it("names each requirement once", () => {
  const numbers = requirements.flatMap(([, number = ""]) => number.trim().split(", "));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
