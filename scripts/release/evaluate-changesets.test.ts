import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { evaluateChangesets } from "./evaluate-changesets.ts";

// Real changes in a real repository, with the configuration that ships.
const CHANGESET = '---\n"@farwork/domain": minor\n---\n\nJobs may be asked for by hand.\n';
let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "farwork-changes-"));
  write("package.json", '{ "name": "farwork", "private": true }');
  write("pnpm-workspace.yaml", "packages:\n  - packages/*\n  - apps/*\n");
  for (const name of ["packages/domain", "packages/data", "packages/serving", "apps/functions", "apps/web"]) {
    writeManifest(name, "1.0.0");
  }
  write("packages/domain/src/job/job.ts", "export const job = 1;\n");
  write(".changeset/earlier.md", CHANGESET);
  cpSync(join(root, ".changeset/config.json"), join(folder, ".changeset/config.json"));
  await git("init", "--quiet", "--initial-branch=main");
  await commit();
  await git("checkout", "--quiet", "-b", "change");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("rejects", () => {
  it.each([
    ["changed code", "packages/domain/src/job/job.ts", "export const job = 2;\n"],
    ["new code", "packages/data/src/jobs.ts", "export const jobs = 2;\n"],
    [
      "another entry",
      "packages/domain/package.json",
      '{ "name": "@farwork/domain",\n  "exports": {}, "version": "1.0.0" }',
    ],
  ])("%s without a changeset, and says how to write one", async (_story, file, text) => {
    write(file, text);
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).rejects.toThrow("Write one by `pnpm changeset`");
  });

  it("changed code next to a version bump of a package that nobody installs", async () => {
    write("packages/domain/src/job/job.ts", "export const job = 2;\n");
    writeManifest("packages/serving", "1.1.0");
    rmSync(join(folder, ".changeset/earlier.md"));
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).rejects.toThrow("no changeset tells its users");
  });

  it("a version set by hand, with no changeset removed", async () => {
    write("packages/domain/src/job/job.ts", "export const job = 2;\n");
    writeManifest("packages/domain", "1.1.0");
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).rejects.toThrow("no changeset tells its users");
  });

  it("code described only by an earlier changeset", async () => {
    write("packages/domain/src/job/job.ts", "export const job = 2;\n");
    await commit();
    // Others have gone on meanwhile.
    await git("checkout", "--quiet", "main");
    write(".changeset/others.md", CHANGESET);
    await commit();
    await git("checkout", "--quiet", "change");
    await expect(evaluateChangesets(folder, "main", true)).rejects.toThrow("no changeset tells its users");
  });

  it("a changeset that names an unknown package", async () => {
    write(".changeset/new.md", CHANGESET.replace("domain", "dominion"));
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).rejects.toThrow("dominion");
  });
});

describe("accepts", () => {
  it("a change with its changeset, even before it is committed", async () => {
    write("packages/domain/src/job/job.ts", "export const job = 2;\n");
    write(".changeset/new.md", CHANGESET);
    await git("add", "--all");
    await expect(evaluateChangesets(folder, "main", true)).resolves.toContain("has a changeset");
  });

  it("a change that nobody can notice, with an empty changeset", async () => {
    write("packages/domain/src/job/job.ts", "export const job = 1; // One.\n");
    write(".changeset/new.md", "---\n---\n");
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).resolves.toContain("has a changeset");
  });

  it.each([
    "packages/domain/README.md",
    "packages/domain/src/job/job.test.ts",
    "packages/data/src/jobs.integration.test.ts",
    "packages/domain/src/html/fixtures/attacks/nested.html",
    "packages/domain/bench/search/search.ts",
    "packages/domain/vitest.config.ts",
    "packages/serving/src/request-id.ts",
    "apps/web/src/features/job/job-card.tsx",
    "docs/architecture.md",
  ])("a change of %s alone", async (file) => {
    write(file, "Something else.\n");
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).resolves.toContain("has a changeset");
  });

  it("a release, which removes the changesets", async () => {
    for (const name of ["packages/domain", "packages/data"]) writeManifest(name, "1.1.0");
    rmSync(join(folder, ".changeset/earlier.md"));
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).resolves.toContain("release");
  });

  it("a pre-release, which sets them aside", async () => {
    for (const name of ["packages/domain", "packages/data"]) writeManifest(name, "1.1.0-next.0");
    rmSync(join(folder, ".changeset/earlier.md"));
    write(".changeset/pre/earlier.md", CHANGESET);
    await commit();
    await expect(evaluateChangesets(folder, "main", true)).resolves.toContain("release");
  });

  it("a checkout that has nothing to compare with", async () => {
    await expect(evaluateChangesets(folder, "origin/main", false)).resolves.toContain("no origin/main");
    await expect(evaluateChangesets(folder, "origin/main", true)).rejects.toThrow("fetch-depth: 0");
  });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function writeManifest(name: string, version: string): void {
  const manifest = { name: `@farwork/${name.split("/")[1]}`, version };
  write(`${name}/package.json`, JSON.stringify(manifest, undefined, 2));
}

async function commit(): Promise<void> {
  await git("add", "--all");
  await git("-c", "user.name=A", "-c", "user.email=a@farwork.example", "commit", "--quiet", "-m", "Change");
}

async function git(...args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand("git", args, { cwd: folder });
  if (code !== 0) throw new Error(output);
}
