import { cpSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { packPackages, type Project } from "./pack-packages.ts";

const EXAMPLE = join(root, "examples/board");
const INSTALLING_MS = 300_000;

let packed: Project;
beforeAll(async () => {
  packed = await packPackages();
}, INSTALLING_MS);
afterAll(() => packed.close());

it(
  "installs the packed package with npm, builds, and passes its own test",
  async () => {
    const folder = join(packed.folder, "board");
    cpSync(EXAMPLE, folder, {
      recursive: true,
      filter: (file) => !/node_modules|dist/.test(file.slice(EXAMPLE.length)),
    });
    const quietly = ["--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
    await npm(folder, "install", join(packed.folder, "domain.tgz"), ...quietly);
    await npm(folder, "run", "build");
    expect(await npm(folder, "test")).toMatch(/pass 3\n[\s\S]*fail 0/);
  },
  INSTALLING_MS,
);

async function npm(folder: string, ...args: readonly string[]): Promise<string> {
  // Nothing of ours on the way: what the program needs, its own folder has.
  const { code, output } = await runCommand("npm", [...args], { cwd: folder });
  if (code !== 0) throw new Error(`$ npm ${args.join(" ")}\n${output}`);
  return output;
}
