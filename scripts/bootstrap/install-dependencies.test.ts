import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { installDependencies } from "./install-dependencies.mjs";

const folder = mkdtempSync(join(tmpdir(), "farwork-install-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("installs exactly what the lockfile lists, or nothing", async () => {
  const npx = join(folder, "npx");
  writeFileSync(npx, `#!/bin/sh\necho "$@" > "${join(folder, "asked")}"\nexit 1\n`);
  chmodSync(npx, 0o755);
  const env = { ...process.env, PATH: [folder, process.env["PATH"]].join(delimiter) };
  await expect(installDependencies(env, { note: () => undefined })).rejects.toThrow("dependencies");
  expect(readFileSync(join(folder, "asked"), "utf8")).toMatch(/^--yes .*pnpm@\S+ install --frozen-lockfile /);
});
