// Part of `pnpm release:version`: records the commit of the new release for
// `integration/last-release.integration.test.ts`. Pre-releases need no compatibility.
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
