import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { root } from "../bootstrap/checkout.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { packPackages, type Project } from "./pack-packages.ts";

// Firebase registers its parts when it is imported, and zod its settings: that is theirs.
const PEERS = ["zod/mini", "firebase/app", "firebase/auth", "firebase/firestore", "firebase/functions"];
const PACKING_MS = 60_000;

let project: Project;
beforeAll(async () => {
  project = await packPackages();
  cpSync(join(root, "scripts/packages/watch-import.mjs"), join(project.folder, "watch-import.mjs"));
}, PACKING_MS);
afterAll(() => project.close());

it("has no side effects: no globals, timers, listeners or console output", async () => {
  expect(project.entries.length).toBeGreaterThan(20);
  expect(await importBeside(PEERS, project.entries)).toBe("");
});

it.each([
  ["a global", "globalThis.farwork = {};", "farwork is new\n"],
  ["a built-in method", "Array.prototype.last = () => {};", "Array.prototype.last is new\n"],
  ["a timer", "setTimeout(() => {}, 1000);", "resource"],
  ["a listener", 'process.on("exit", () => {});', "listener of exit"],
  ["a word", 'console.warn("hello");', "console.warn: hello\n"],
])("would be told of %s", async (_what, code, told) => {
  writeFileSync(join(project.folder, "loud.mjs"), code);
  expect(await importBeside([], ["./loud.mjs"])).toContain(told);
});

/** What importing some modules changes where others are imported already. */
async function importBeside(present: readonly string[], names: readonly string[]): Promise<string> {
  const args = ["watch-import.mjs", ...present, "--", ...names];
  const { code, output } = await runCommand("node", args, { cwd: project.folder });
  return code === 0 ? output : `exit code ${code}: ${output}`;
}
