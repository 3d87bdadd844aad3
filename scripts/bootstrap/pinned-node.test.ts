import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { pinnedVersion, root } from "./checkout.mjs";

it("makes pnpm choose optional packages for the Node that runs the product, not the one that runs pnpm", () => {
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  expect(/^nodeVersion: (.+)$/m.exec(workspace)?.[1]).toBe(pinnedVersion("node"));
});
