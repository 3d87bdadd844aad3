import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { prepareFirestoreEmulator } from "./build-emulator.mjs";
import { childEnvironment, localFolder, root } from "./checkout.mjs";
import { findFirestoreEmulator } from "./find-emulator.mjs";
import { dependenciesAreCurrent, installDependencies } from "./install-dependencies.mjs";
import { Refusal, reportFailure } from "./refusal.mjs";
import { endRunningCommands, runCommand } from "./run-command.mjs";
import { runStep } from "./step-board.mjs";
import { watchParents } from "./watch-parents.mjs";

/** The programs that run on Node 24 once everything is set up. */
const PROGRAMS = {
  start: ["scripts/stack/start.ts"],
  dev: ["scripts/stack/start.ts", "--dev"],
  test: ["scripts/test/run-tests.ts"],
};
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const NODE_MAJOR = 24;

/**
 * Completes the checkout's setup, then runs the program on the project's own Node.
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function bootstrapAndRun(program, args) {
  try {
    const command = Object.entries(PROGRAMS).find(([name]) => name === program)?.[1];
    if (!command) throw new Refusal(`Nothing is called "${program}": choose start, dev or test.`);
    mkdirSync(localFolder, { recursive: true });
    const env = childEnvironment(process.env);
    const signals = stopOnSignals();
    await prepare(env, needsEmulator(program, args));
    const node = await chooseNode(env);
    signals.forget();
    await runToEnd(
      node,
      [...command.map((part) => part.replace(/^scripts/, join(root, "scripts"))), ...args],
      env,
    );
  } catch (error) {
    reportFailure(error);
  }
}

/** Until a program takes over, a signal or npm's end stops the installer and compiler, then this process. */
function stopOnSignals() {
  const stop = () => {
    endRunningCommands();
    console.error("\n✖ Stopped while setting up; the next run goes on from here.\n");
    process.exit(130);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const orphanCheck = watchParents(stop).unref();
  return {
    forget: () => {
      clearInterval(orphanCheck);
      for (const signal of SIGNALS) process.off(signal, stop);
    },
  };
}

/**
 * The quick gate and the tests of code and packages run no emulator, so they build none.
 * @param {string} program
 * @param {readonly string[]} args
 */
function needsEmulator(program, args) {
  return !(program === "test" && ["check", "unit", "packages"].includes(args[0] ?? ""));
}

/**
 * Finds or compiles the emulator while dependencies are installed.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} withEmulator
 */
async function prepare(env, withEmulator) {
  const steps = [];
  if (!dependenciesAreCurrent()) {
    steps.push(runStep("Installing dependencies", (step) => installDependencies(env, step)));
  }
  if (withEmulator && !(await findFirestoreEmulator(env))) {
    steps.push(runStep("Preparing the Firestore emulator", (step) => prepareFirestoreEmulator(env, step)));
  }
  try {
    await Promise.all(steps);
  } catch (error) {
    // If one fails, do not wait for the other; the next run continues from here.
    endRunningCommands();
    await Promise.allSettled(steps);
    throw error;
  }
}

/**
 * The npm package `node` brings Node 24, but falls back silently to the machine's own when it cannot.
 * @param {NodeJS.ProcessEnv} env
 */
async function chooseNode(env) {
  const { output } = await runCommand("node", ["-v"], { env });
  const major = Number(output.match(/^v(\d+)\./)?.[1] ?? 0);
  if (major === NODE_MAJOR) return "node";
  if (major > NODE_MAJOR) {
    console.log(`! Node ${NODE_MAJOR} did not come with the dependencies; going on with ${output.trim()}`);
    return "node";
  }
  throw new Refusal(
    `Farwork runs on Node ${NODE_MAJOR}; the npm package "node" brought none for this machine and its own is ${output.trim()}. Install Node ${NODE_MAJOR} from https://nodejs.org and run the command again.`,
  );
}

/**
 * Hands over the terminal and exits like the program. The program detects through a channel when this process is gone,
 * so that nothing is left running.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
function runToEnd(node, args, env) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      env,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    // A terminal sends Ctrl-C to the whole group; signals to this process alone are forwarded.
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    const orphanCheck = watchParents(() => child.kill("SIGTERM"));
    child.on("exit", (code, signal) => {
      clearInterval(orphanCheck);
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve();
      // The channel may keep the process alive.
      process.exit();
    });
  });
}
