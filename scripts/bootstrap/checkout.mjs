import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Git-ignored folder for everything this project keeps on a machine: data, tools, logs, locks. */
export const localFolder = join(root, ".farwork");

/** Tools built for this checkout alone, such as the Firestore emulator. */
export const toolsFolder = join(localFolder, "tools");

/**
 * The version of a package the root manifest pins.
 * @param {string} name
 * @returns {string}
 */
export function pinnedVersion(name) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return manifest.devDependencies[name];
}

/**
 * The environment of every child process: our binaries first, telemetry off, and a writable home.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(env) {
  return {
    ...env,
    HOME: chooseHome(env["HOME"]),
    PATH: [join(root, "node_modules", ".bin"), env["PATH"] ?? ""].join(delimiter),
    DO_NOT_TRACK: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    NO_UPDATE_NOTIFIER: "1",
    METADATA_SERVER_DETECTION: "none",
  };
}

/**
 * CI machines may have no HOME or a read-only one, with which npm and firebase-tools fail. The replacement is outside
 * of the checkout, as Next does not accept a workspace that contains the home.
 * @param {string | undefined} home
 */
function chooseHome(home) {
  const fallback = join(tmpdir(), `farwork-home-${userInfo().uid}`);
  const usable = [home, userInfo().homedir].find((folder) => folder && canWrite(folder));
  if (usable) return usable;
  mkdirSync(fallback, { recursive: true, mode: 0o700 });
  return fallback;
}

/** @param {string} folder */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
