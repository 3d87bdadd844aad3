import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { pinnedVersion, root } from "./checkout.mjs";
import { blamesNetwork, probeRegistry } from "./network.mjs";
import { Refusal } from "./refusal.mjs";
import { lastLines, runCommand } from "./run-command.mjs";

/** Inside node_modules, so that deleting that folder resets it. */
const STAMP = join(root, "node_modules", ".farwork-installed");
const WORKSPACE_FOLDERS = ["packages", "apps"];

/**
 * Installs the lockfile's dependencies; takes a few milliseconds if nothing changed.
 * @param {NodeJS.ProcessEnv} env
 * @param {import("./step-board.mjs").Step} step
 */
export async function installDependencies(env, step) {
  const { reachable, registry } = await probeRegistry(env);
  step.note(reachable ? `from ${registry}` : "offline, from what this machine has kept");
  const pnpm = `pnpm@${pinnedVersion("pnpm")}`;
  const offline = reachable ? [] : ["--offline"];
  const { code, output } = await runCommand(
    "npx",
    ["--yes", ...offline, pnpm, "install", "--frozen-lockfile", "--reporter=append-only", ...offline],
    { cwd: root, env: { ...env, CI: "true" }, onOutput: (text) => noteProgress(text, step) },
  );
  if (code === 0) {
    writeFileSync(STAMP, fingerprint());
    return;
  }
  if (code === null) throw new Refusal("npm (with npx) is missing: install Node from https://nodejs.org.");
  if (!reachable || blamesNetwork(output)) {
    throw new Refusal(
      `No network: ${registry} does not answer, and not every dependency is kept on this machine. Connect (or set HTTPS_PROXY) and run the command again.`,
    );
  }
  throw new Refusal(`Installing the dependencies failed:\n${lastLines(output)}`);
}

/** Whether node_modules matches the lockfile and all manifests. */
export function dependenciesAreCurrent() {
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== fingerprint()) return false;
  return workspaceFolders().every((folder) => existsSync(join(folder, "node_modules")));
}

function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  const files = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"].map((name) => join(root, name));
  for (const folder of workspaceFolders()) files.push(join(folder, "package.json"));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function workspaceFolders() {
  return WORKSPACE_FOLDERS.flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  ).filter((folder) => existsSync(join(folder, "package.json")));
}

/**
 * @param {string} text
 * @param {import("./step-board.mjs").Step} step
 */
function noteProgress(text, step) {
  const progress = text.match(/Progress: .*/g)?.at(-1);
  if (progress) step.note(progress.replace("Progress: ", ""));
}
