import { spawn } from "node:child_process";

/**
 * @typedef {{ code: number | null, output: string }} CommandResult `code` is null when the program is missing.
 */

/** Process groups of the commands that run now. @type {Set<number>} */
const running = new Set();

/** Ends every running command including its child processes. */
export function endRunningCommands() {
  for (const group of running) {
    try {
      process.kill(-group, "SIGTERM");
    } catch {
      // It has just exited.
    }
  }
}

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {"live" | "kept"} [output] "live" goes straight to the terminal; "kept" is returned, to be shown only
 *   if needed.
 * @property {(text: string) => void} [onOutput] Called with output as it comes, if kept.
 * @property {(group: number) => void} [onStart] Called with the process group that it leads.
 * @property {(group: number) => void} [onEnd]
 */

/**
 * Runs a program to completion in its own process group, and returns its exit code and output. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const stream = options.output === "live" ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio: ["ignore", stream, stream],
    });
    const group = child.pid;
    if (group) {
      running.add(group);
      options.onStart?.(group);
    }
    let output = "";
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: String(error) }));
    child.on("close", (code) => {
      if (group) {
        running.delete(group);
        options.onEnd?.(group);
      }
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The last lines of a command's output: enough to see why it failed.
 * @param {string} output
 * @param {number} [lines]
 */
export function lastLines(output, lines = 15) {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}
