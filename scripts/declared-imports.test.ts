import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { root } from "./bootstrap/checkout.mjs";
import { importedPackages } from "./imported-packages.ts";
import { readManifest } from "./packages/manifest.ts";

// The root's own tools can be resolved from every package's folder, so neither pnpm nor the compiler misses a
// dependency that a package forgot to declare: the first to notice would be whoever installs it.
const PACKAGES = ["packages/domain", "packages/data", "packages/serving", "apps/functions", "apps/web"];
/** Tests, and what only tests use: every `testing` folder but for what `@farwork/domain/testing` publishes. */
const ONLY_FOR_TESTS = /\.test\.|\/testing\/(?!build-job\.ts$|index\.ts$)/;
const RUNS_TEXT = /\bchild_process\b|\bnode:vm\b|\bnew Function\(|\beval\(/;

describe.each(PACKAGES)("%s", (folder) => {
  const manifest = readManifest(join(root, folder));
  const shipped = { ...manifest.dependencies, ...manifest.peerDependencies };
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: join(root, folder) });
  const product = sources.filter((file) => !ONLY_FOR_TESTS.test(`${folder}/${file}`));

  it("has source files", () => {
    expect(sources.length).toBeGreaterThan(3);
  });

  it("declares every package its product code imports", () => {
    expect(findUndeclared(folder, product, [manifest.name, ...Object.keys(shipped)])).toEqual([]);
  });

  it("starts no programs and evaluates no strings as code", () => {
    const read = (file: string) => readFileSync(join(root, folder, file), "utf8");
    expect(product.filter((file) => RUNS_TEXT.test(read(file)))).toEqual([]);
  });

  it("declares every package its tests import", () => {
    const declared = { ...shipped, ...manifest.devDependencies };
    expect(findUndeclared(folder, sources, [manifest.name, ...Object.keys(declared)])).toEqual([]);
  });
});

describe("the packages a file imports", () => {
  it.each([
    ['import { z } from "zod/mini";', "zod"],
    ['import type { Job } from "@farwork/domain/job";', "@farwork/domain"],
    ['import "stripe";', "stripe"],
    ['export { x } from "firebase/app";', "firebase"],
    ['const { getAuth } = await import("firebase/auth");', "firebase"],
    ['import {\n  a,\n  b,\n} from "firebase-admin/app";', "firebase-admin"],
  ])("%s", (code, name) => {
    expect(importedPackages(code)).toEqual([name]);
  });

  it("exclude its own files, by path or the package's short name, and Node's built-in modules", () => {
    const code = 'import "./x.ts";\nimport "../y.ts";\nimport "#short";\nimport "node:fs";\nimport "fs";';
    expect(importedPackages(code)).toEqual([]);
  });
});

function findUndeclared(folder: string, files: readonly string[], declared: readonly string[]): string[] {
  return files.flatMap((file) =>
    importedPackages(readFileSync(join(root, folder, file), "utf8"))
      .filter((name) => !declared.includes(name))
      .map((name) => `${join(folder, file)} imports ${name}`),
  );
}
