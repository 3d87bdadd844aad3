import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { listRoutes } from "../../e2e/list-routes.ts";
import { root } from "../bootstrap/checkout.mjs";

const SPECS = globSync("e2e/accessibility*.spec.ts", { cwd: root });
const visited = SPECS.map((spec) => readFileSync(join(root, spec), "utf8")).join("");
const PAGES = listRoutes({
  jobId: "remotive-990001",
  slug: "mole-pier",
  country: "germany",
  category: "marketing",
}).filter(({ isPage }) => isPage);

describe("the pages that axe checks", () => {
  it.each(PAGES)("include $path", ({ path }) => {
    expect(visited).toMatch(new RegExp(`"${path}["?]`));
  });
});
