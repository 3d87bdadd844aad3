import { delimiter, join } from "node:path";

import { root } from "../scripts/bootstrap/checkout.mjs";
import { runCommand } from "../scripts/bootstrap/run-command.mjs";

const IDENTITY = { name: "Release rehearsal", email: "release@farwork.example" };

/** Runs a command in a folder and gives what it prints. @throws with all it printed where it fails. */
export async function run(command: string, args: readonly string[], folder: string): Promise<string> {
  const { code, output } = await runCommand(command, args, { cwd: folder, env: environment() });
  if (code !== 0) throw new Error(`$ ${command} ${args.join(" ")}\n${output}`);
  return output;
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
    // Another version in a manifest is no reason to install again.
    PNPM_CONFIG_VERIFY_DEPS_BEFORE_RUN: "false",
    TURBO_TELEMETRY_DISABLED: "1",
    GIT_AUTHOR_NAME: IDENTITY.name,
    GIT_AUTHOR_EMAIL: IDENTITY.email,
    GIT_COMMITTER_NAME: IDENTITY.name,
    GIT_COMMITTER_EMAIL: IDENTITY.email,
    // Nothing of a person's own git, which may sign or run hooks.
    GIT_CONFIG_GLOBAL: "/dev/null",
  };
}
