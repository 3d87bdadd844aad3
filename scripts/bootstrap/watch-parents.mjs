import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const CHECK_MS = 1_000;
const SHELLS = /^-?(sh|dash|bash|zsh|ash|busybox)$/;

// Read at once: they may be gone before they are watched.
const parent = process.ppid;
const { parent: grandparent, name } = readProcess(parent);
const behindShell = process.env["npm_lifecycle_event"] !== undefined && SHELLS.test(name);

/**
 * Calls back when npm, or whoever ran this, has been killed outright: then nobody is left to stop us. npm often runs
 * a script through a shell, which outlives it and hides its end, so the shell's own parent is watched as well.
 * @param {() => void} onGone
 * @returns {NodeJS.Timeout}
 */
export function watchParents(onGone) {
  return setInterval(() => {
    const gone = process.ppid !== parent || (behindShell && readProcess(parent).parent !== grandparent);
    if (gone) onGone();
  }, CHECK_MS);
}

/**
 * A process's parent and program name; 0 and nothing when it cannot be read.
 * @param {number} pid
 * @returns {{ parent: number, name: string }}
 */
function readProcess(pid) {
  try {
    if (process.platform !== "linux") {
      const [parent = "", ...name] = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], {
        encoding: "utf8",
      })
        .trim()
        .split(/\s+/);
      return { parent: Number(parent), name: name.join(" ").replace(/^.*\//, "") };
    }
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    return {
      parent: Number(stat.slice(end + 2).split(" ")[1]),
      name: stat.slice(stat.indexOf("(") + 1, end),
    };
  } catch {
    return { parent: 0, name: "" };
  }
}
