import { spawn } from "node:child_process";

/**
 * @typedef {{ code: number | null, output: string }} CommandResult `code` is null when the program is missing.
 */

/** Process groups of the commands that run now. @type {Set<number>} */
const running = new Set();

/** Ends every command that still runs, with all it started: an installer has children of its own. */
export function endRunningCommands() {
  for (const group of running) {
    try {
      process.kill(-group, "SIGTERM");
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * Runs a program to its end and gives its exit code and all it printed. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const group = child.pid;
    if (group) running.add(group);
    let output = "";
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: String(error) }));
    child.on("close", (code) => {
      if (group) running.delete(group);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The last lines of what a command printed: enough to see why it failed.
 * @param {string} output
 * @param {number} [lines]
 */
export function lastLines(output, lines = 15) {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}
