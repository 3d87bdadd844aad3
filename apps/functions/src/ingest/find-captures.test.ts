import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { findCaptures } from "./find-captures.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "farwork-captures-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("finds every capture below a folder, including links", async () => {
  await mkdir(join(folder, "a", "folder.json"), { recursive: true });
  await writeFile(join(folder, "a", "remotive-2026-02.JSON"), "{}");
  await writeFile(join(folder, "notes.txt"), "");
  await symlink(join(folder, "a", "remotive-2026-02.JSON"), join(folder, "jobicy-2026-01.json"));
  await symlink(join(folder, "nowhere"), join(folder, "lever-2026-03.json"));
  expect(await findCaptures(folder)).toEqual({
    paths: ["jobicy-2026-01.json", join("a", "remotive-2026-02.JSON"), "lever-2026-03.json"],
    linkedFolders: [],
  });
});

it("lists links to folders without following them", async () => {
  await symlink(folder, join(folder, "remotive"));
  expect(await findCaptures(folder)).toEqual({ paths: [], linkedFolders: ["remotive"] });
});

it("reports a missing folder", async () => {
  expect(await findCaptures(join(folder, "nowhere"))).toBeUndefined();
});
