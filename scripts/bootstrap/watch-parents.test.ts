import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { expect, it, onTestFinished } from "vitest";

import { isAlive } from "../stack/process-groups.ts";

const WATCHED = fileURLToPath(new URL("fixtures/watched.mjs", import.meta.url));
const RUN = `require("node:child_process").spawn(process.execPath, [${JSON.stringify(WATCHED)}], { stdio: "inherit" })`;

it("notices that who ran it was gone before it watched", async () => {
  const parent = spawn(process.execPath, ["-e", RUN], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
  const watched = Number((await lines.next()).value);
  onTestFinished(() => void (isAlive(watched) && process.kill(watched)));
  // Its end also closes the pipe, for which the watched one waits.
  parent.kill("SIGKILL");
  expect((await lines.next()).value).toBe("gone");
});
