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
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {"live" | "kept"} [output] "live" goes straight to the terminal; "kept" is handed back, to be shown only
 *   when it matters.
 * @property {(text: string) => void} [onOutput] Hears what is printed as it comes, when the output is kept.
 * @property {(group: number) => void} [onStart] Hears the process group, of which it is the first.
 * @property {(group: number) => void} [onEnd]
 */

/**
 * Runs a program to its end, in a process group of its own, and gives its exit code and all it printed. Never rejects.
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
 * The last lines of what a command printed: enough to see why it failed.
 * @param {string} output
 * @param {number} [lines]
 */
export function lastLines(output, lines = 15) {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}
