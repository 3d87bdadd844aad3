import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";

const run = promisify(execFile);

it("the packages' reference is generated without warnings", async () => {
  const { stdout, stderr } = await run("pnpm", ["reference"], { cwd: root });
  expect(stdout + stderr).toContain("html generated");
});
