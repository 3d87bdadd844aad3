import { mkdir, readFile, writeFile } from "node:fs/promises";

import { defineConfig } from "tsup";

import { lockDependencies } from "./scripts/lock-dependencies.ts";

// Cloud Build runs `npm ci` in dist and knows no workspace: what is not listed here is bundled.
const NAME = "farwork-functions";
const RUNTIME_DEPENDENCIES = ["firebase-admin", "firebase-functions", "stripe", "undici"];

export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "node",
  target: "node24",
  clean: true,
  splitting: false,
  sourcemap: true,
  external: RUNTIME_DEPENDENCIES.map((name) => new RegExp(`^${name}(/|$)`)),
  noExternal: [/^(?!(firebase-(admin|functions)|stripe|undici)(\/|$)|node:)/],
  onSuccess: writeManifest,
});

async function writeManifest(): Promise<void> {
  const lockfile = lockDependencies(await readFile("../../pnpm-lock.yaml", "utf8"), {
    name: NAME,
    importer: "apps/functions",
    dependencies: RUNTIME_DEPENDENCIES,
  });
  const manifest = {
    name: NAME,
    private: true,
    type: "module",
    main: "index.js",
    engines: { node: "24" },
    dependencies: lockfile.packages[""]?.dependencies,
  };
  await mkdir("dist", { recursive: true });
  await writeFile("dist/package.json", `${JSON.stringify(manifest, undefined, 2)}\n`);
  await writeFile("dist/package-lock.json", `${JSON.stringify(lockfile, undefined, 2)}\n`);
}
