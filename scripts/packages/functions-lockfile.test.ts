import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";

import { expect, it } from "vitest";
import * as z from "zod";

import { root } from "../bootstrap/checkout.mjs";

const DIST = join(root, "apps/functions/dist");
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: z.record(z.string(), z.string()),
    }),
  ),
});

const readText = (file: string) => readFileSync(file, "utf8");
const manifest = Manifest.parse(JSON.parse(readText(join(DIST, "package.json"))));
const { packages } = Lockfile.parse(JSON.parse(readText(join(DIST, "package-lock.json"))));
const installed = Object.entries(packages).filter(([path]) => path !== "");

it("the functions are deployed with exactly the versions and checksums of pnpm-lock.yaml", () => {
  const lockfile = readText(join(root, "pnpm-lock.yaml"));
  expect(installed.length).toBeGreaterThan(100);
  for (const [path, { name = path.split("node_modules/").at(-1), version, integrity }] of installed) {
    const locked = new RegExp(
      `^ {2}'?${name}@${version?.replaceAll(".", String.raw`\.`)}'?:\\n {4}resolution: \\{integrity: ([^,}]+)`,
      "m",
    );
    expect(locked.exec(lockfile)?.[1], `${name}@${version}`).toBe(integrity);
  }
});

it("the deployed functions import only locked packages", () => {
  expect(packages[""]?.dependencies).toEqual(manifest.dependencies);
  const imported = [...readText(join(DIST, "index.js")).matchAll(/^(?:import|export) .*?from "([^".]+)"/gm)];
  const names = imported.map(([, from = ""]) => from).filter((from) => !isBuiltin(from));
  const known = Object.keys(manifest.dependencies);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !known.some((own) => name === own || name.startsWith(`${own}/`)))).toEqual(
    [],
  );
});
