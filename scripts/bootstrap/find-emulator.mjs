import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { toolsFolder } from "./checkout.mjs";
import { findProgram, isProgram } from "./find-program.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * The local Firestore emulator: hidane (which needs no Java), or Google's with Java 21 or newer.
 * @typedef {{ kind: "hidane", path: string } | { kind: "java" }} FirestoreEmulator
 */

const OLDEST_JAVA = 21;
const DOWNLOAD_HOST = "https://storage.googleapis.com/";
const PROBE_MS = 5_000;

/**
 * The installed Firestore emulator, in order of preference, or undefined.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [tools]
 * @returns {Promise<FirestoreEmulator | undefined>}
 */
export async function findFirestoreEmulator(env, tools = toolsFolder) {
  const onPath = findProgram("hidane", env["PATH"]);
  if (onPath) return { kind: "hidane", path: onPath };
  const kept = keptHidanes(tools).find(isProgram);
  if (kept) return { kind: "hidane", path: kept };
  if ((await javaMajor(env)) >= OLDEST_JAVA && (await canUseOfficialEmulator(env))) return { kind: "java" };
  return undefined;
}

/**
 * Where a built or downloaded hidane is stored.
 * @param {string} tools
 */
export function keptHidanes(tools) {
  return [join(tools, "bin", "hidane"), join(tools, "npm", "node_modules", ".bin", "hidane")];
}

/**
 * The major version of the Java on PATH; 0 without one.
 * @param {NodeJS.ProcessEnv} env
 */
export async function javaMajor(env) {
  const { code, output } = await runCommand("java", ["-version"], { env });
  const version = code === 0 ? output.match(/version "(?:1\.)?(\d+)/)?.[1] : undefined;
  return Number(version ?? 0);
}

/**
 * firebase-tools downloads Google's emulator from a host that may be blocked.
 * @param {NodeJS.ProcessEnv} env
 */
async function canUseOfficialEmulator(env) {
  const cache = join(env["HOME"] ?? "", ".cache", "firebase", "emulators");
  if (existsSync(cache) && readdirSync(cache).some((name) => /^cloud-firestore-emulator.*\.jar$/.test(name)))
    return true;
  return fetch(DOWNLOAD_HOST, { method: "HEAD", signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );
}
