// Part of `pnpm release:version`: notes of which commit the release is made that was just versioned, for
// `integration/last-release.integration.test.ts`. A pre-release is none that others have to get on with.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { reportFailure } from "../bootstrap/refusal.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { readManifest } from "../packages/manifest.ts";

try {
  if (!existsSync(".changeset/pre.json")) {
    const { version } = readManifest("packages/data");
    const { output } = await runCommand("git", ["rev-parse", "HEAD"]);
    const record = JSON.stringify({ version, commit: output.trim() }, undefined, 2);
    writeFileSync(join("release", "last-release.json"), `${record}\n`);
  }
} catch (error) {
  reportFailure(error);
}
