import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";

import { defineConfig } from "tsup";
import * as z from "zod/mini";

// Cloud Build installs from dist/package.json and knows no workspace: what is not listed there is bundled.
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
  const manifest = {
    name: "farwork-functions",
    private: true,
    type: "module",
    main: "index.js",
    engines: { node: "24" },
    dependencies: Object.fromEntries(RUNTIME_DEPENDENCIES.map((name) => [name, installedVersion(name)])),
  };
  await mkdir("dist", { recursive: true });
  await writeFile("dist/package.json", `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function installedVersion(name: string): string {
  // By path, not by resolution: neither package exports its package.json.
  const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  return z.parse(z.object({ version: z.string() }), manifest).version;
}
