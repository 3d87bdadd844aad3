import { fileURLToPath } from "node:url";

import { execa } from "execa";

import { cleanUp, type Leftovers } from "./clean-up.ts";
import { endGroups, isGroupAlive } from "./process-groups.ts";

const WATCHDOG = fileURLToPath(new URL("watchdog.ts", import.meta.url));

/** The supervisor's side of `watchdog.ts`, which keeps it informed of what to clean up. */
export type Watchdog = {
  readonly groups: ReadonlySet<number>;
  readonly addGroup: (group: number) => void;
  /** Forgets a process group if none of its processes is left, as its number may be reused. */
  readonly dropGroup: (group: number) => void;
  readonly removeAtEnd: (path: string) => void;
  readonly saveAtEnd: (hubUrl: string, folder: string) => void;
  /** Resolves when it has cleaned up or was killed. */
  readonly ended: Promise<unknown>;
  /** Cleans up now. */
  readonly dismiss: () => Promise<void>;
};

/** Starts a watchdog, or returns undefined if another run's holds the lock. */
export async function startWatchdog(lockFile: string | undefined): Promise<Watchdog | undefined> {
  const leftovers: Leftovers = { groups: new Set(), paths: new Set() };
  const subprocess = execa(process.execPath, [WATCHDOG, ...(lockFile === undefined ? [] : [lockFile])], {
    env: { NODE_NO_WARNINGS: "1" },
    // Signals to this process, such as Ctrl-C, must not reach it.
    detached: true,
    ipc: true,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
    reject: false,
  });
  if ((await subprocess.getOneMessage()) === "busy") return undefined;
  const channel = subprocess.nodeChildProcess;
  const note = (change: (leftovers: Leftovers) => void) => {
    change(leftovers);
    if (channel.connected) void subprocess.sendMessage(leftovers).catch(() => undefined);
  };
  return {
    groups: leftovers.groups,
    addGroup: (group) => note(({ groups }) => groups.add(group)),
    dropGroup: (group) => {
      if (!isGroupAlive(group)) note(({ groups }) => groups.delete(group));
    },
    removeAtEnd: (path) => note(({ paths }) => paths.add(path)),
    saveAtEnd: (hubUrl, folder) => note((left) => (left.save = { hubUrl, folder })),
    ended: subprocess,
    dismiss: async () => {
      if (channel.connected) channel.disconnect();
      const { exitCode } = await subprocess;
      // It was killed itself.
      if (exitCode !== 0) await cleanUp(leftovers);
      // If somebody else asked it to end, parts may have been restarted meanwhile.
      await endGroups(leftovers.groups);
    },
  };
}
