import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { findPresentBrowser, findTestBrowser } from "./find-browser.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-browsers-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("tests in the system's Chromium", () => {
  const chromium = give("chromium");
  give("google-chrome");
  expect(findPresentBrowser({ PATH: folder })).toEqual({ path: chromium, origin: "the system's" });
});

it("tests in the system's Chrome if there is no Chromium", () => {
  const chrome = give("google-chrome-stable");
  expect(findPresentBrowser({ PATH: folder })).toEqual({ path: chrome, origin: "the system's" });
});

it("visits the board in the headless shell if there is one, unless configured otherwise", async () => {
  const chromium = give("chromium");
  expect((await findTestBrowser({ PATH: folder })).path).toBe(chromium);
  const shell = give("chromium-headless-shell");
  expect((await findTestBrowser({ PATH: folder })).path).toBe(shell);
  expect((await findTestBrowser({ PATH: folder, FARWORK_BROWSER: chromium })).path).toBe(chromium);
});

it("tests in the configured browser", () => {
  give("chromium");
  const told = findPresentBrowser({ PATH: folder, FARWORK_BROWSER: "/opt/my-chrome" });
  expect(told?.path).toBe("/opt/my-chrome");
});

function give(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
}
