import { spawn } from "node:child_process";

/**
 * @typedef {{ code: number | null, output: string }} CommandResult `code` is null when the program is missing.
 */

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
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
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
