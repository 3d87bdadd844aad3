import { existsSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

import { toolsFolder } from "./checkout.mjs";
import { findFirestoreEmulator, javaMajor, keptHidanes } from "./find-emulator.mjs";
import { findProgram, isProgram } from "./find-program.mjs";
import { Refusal } from "./refusal.mjs";
import { lastLines, runCommand } from "./run-command.mjs";

const HIDANE_VERSION = "0.6.0";
const OLDEST_RUST = { major: 1, minor: 88 };
const REMEDY = `install one of: Rust ${OLDEST_RUST.major}.${OLDEST_RUST.minor} or newer (https://rustup.rs; Farwork then builds hidane itself), Java 21 or newer (https://adoptium.net), or hidane (https://hidane.dev) on your PATH`;

/**
 * @typedef {import("./find-emulator.mjs").FirestoreEmulator} FirestoreEmulator
 * @typedef {import("./step-board.mjs").Step} Step
 */

/**
 * Provides the Firestore emulator: finds it, or fetches it from npm, or builds it with cargo into the project's folder.
 * @param {NodeJS.ProcessEnv} env
 * @param {Step} step
 * @param {string} [tools]
 * @returns {Promise<FirestoreEmulator>}
 */
export async function prepareFirestoreEmulator(env, step, tools = toolsFolder) {
  const found = await findFirestoreEmulator(env, tools);
  if (found) return found;
  const fetched = await fetchFromNpm(env, step, tools);
  if (fetched) return fetched;
  return buildWithCargo(env, step, tools);
}

/**
 * Not every registry has the package, so its absence is not an error.
 * @param {NodeJS.ProcessEnv} env
 * @param {Step} step
 * @param {string} tools
 * @returns {Promise<FirestoreEmulator | undefined>}
 */
async function fetchFromNpm(env, step, tools) {
  step.note("asking npm for hidane");
  const prefix = join(tools, "npm");
  const wanted = `hidane@${HIDANE_VERSION}`;
  // Checked first without retries, as installing an unknown package, or without a network, takes npm minutes.
  const known = await runCommand("npm", ["view", wanted, "version", "--fetch-retries=0"], { env });
  if (known.code !== 0 || !known.output.includes(HIDANE_VERSION)) return undefined;
  const { code } = await runCommand("npm", ["install", "--no-save", "--prefix", prefix, wanted], { env });
  const path = keptHidanes(tools).find(isProgram);
  if (code !== 0 || !path) return undefined;
  return (await runCommand(path, ["--version"], { env })).code === 0 ? { kind: "hidane", path } : undefined;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Step} step
 * @param {string} tools
 * @returns {Promise<FirestoreEmulator>}
 */
async function buildWithCargo(env, step, tools) {
  const cargo = findCargo(env);
  if (!cargo) throw new Refusal(await whyNoEmulator(env));
  const cargoEnv = withToolchain(env, cargo);
  await refuseOldRust(cargo, cargoEnv);
  step.note("compiling hidane, about three minutes, once for this checkout");
  const target = join(tools, "build");
  const { code, output } = await runCommand(
    cargo,
    ["install", "--locked", `hidane@${HIDANE_VERSION}`, "--root", tools],
    {
      env: {
        ...cargoEnv,
        // An interrupted build continues where it stopped.
        CARGO_TARGET_DIR: target,
        // Builds twice as fast; a local board does not need full optimisation.
        CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
        CARGO_TERM_PROGRESS_WHEN: "always",
        CARGO_TERM_PROGRESS_WIDTH: "120",
      },
      onOutput: (text) => noteProgress(text, step),
    },
  );
  const path = join(tools, "bin", "hidane");
  if (code !== 0 || !isProgram(path)) {
    throw new Refusal(
      `Building the Firestore emulator (hidane) with cargo failed; mend it, or ${REMEDY}.\n${lastLines(output)}`,
    );
  }
  rmSync(target, { recursive: true, force: true });
  return { kind: "hidane", path };
}

/** @param {NodeJS.ProcessEnv} env */
async function whyNoEmulator(env) {
  const java = await javaMajor(env);
  const had = java === 0 ? "" : ` (the Java here is ${java})`;
  return `No Firestore emulator can run on this machine${had}: ${REMEDY}, and run the command again.`;
}

/**
 * Also checks rustup's own folder, which is often missing from PATH in a fresh shell.
 * @param {NodeJS.ProcessEnv} env
 */
function findCargo(env) {
  const homes = [env["CARGO_HOME"], env["HOME"] && join(env["HOME"], ".cargo")];
  return (
    findProgram("cargo", env["PATH"]) ??
    homes.flatMap((home) => (home ? [join(home, "bin", "cargo")] : [])).find(isProgram)
  );
}

/**
 * With another HOME than the installing user's, rustup's cargo only finds its toolchain if told where it is.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cargo
 * @returns {NodeJS.ProcessEnv}
 */
function withToolchain(env, cargo) {
  const cargoHome = dirname(dirname(realpathSync(cargo)));
  const rustupHome = join(dirname(cargoHome), ".rustup");
  const found = env["RUSTUP_HOME"] || !existsSync(rustupHome) ? {} : { RUSTUP_HOME: rustupHome };
  return { ...env, ...found };
}

/**
 * @param {string} cargo
 * @param {NodeJS.ProcessEnv} env
 */
async function refuseOldRust(cargo, env) {
  const { output } = await runCommand(cargo, ["--version"], { env });
  const [, major = "0", minor = "0"] = output.match(/cargo (\d+)\.(\d+)/) ?? [];
  const recent =
    Number(major) > OLDEST_RUST.major ||
    (Number(major) === OLDEST_RUST.major && Number(minor) >= OLDEST_RUST.minor);
  if (recent) return;
  throw new Refusal(
    `The Rust on this machine (${lastLines(output, 1)}) is too old or has no toolchain to build the Firestore emulator: ${REMEDY}.`,
  );
}

/**
 * @param {string} text
 * @param {Step} step
 */
function noteProgress(text, step) {
  const building = text.match(/(\d+)\/(\d+)/g)?.at(-1);
  if (building && /Building/.test(text))
    step.note(`compiled ${building.replace("/", " of ")} crates of hidane`);
}
