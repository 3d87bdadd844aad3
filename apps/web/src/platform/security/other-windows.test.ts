import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../..");
const LISTENS = /onmessage|["']message["']/;

it("no page listens to other windows, except tabs of this site on a private channel", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SRC }).filter((file) => !/\.test\.tsx?$/.test(file));
  const listening = files.filter((file) => LISTENS.test(readFileSync(join(SRC, file), "utf8")));
  expect(listening).toEqual(["features/saved-jobs/tab-sync.ts"]);
  expect(readFileSync(join(SRC, "features/saved-jobs/tab-sync.ts"), "utf8")).toContain(
    "new BroadcastChannel(",
  );
});
