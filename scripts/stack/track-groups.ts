import type { Keeper } from "./engage-keeper.ts";
import { groupsUnder, isGroupAlive, listProcesses } from "./process-groups.ts";

const PULSE_MS = 1_000;

/** The process groups of a run, known here and to its keeper. */
export type GroupTracker = {
  readonly all: ReadonlySet<number>;
  add(group: number): void;
  /** Forgets a group whose processes are gone: its number may be given to a stranger. */
  drop(group: number): void;
  /** Takes in the groups that a process started beside its own; each has to stay alive from now on. */
  adoptUnder(pid: number, name: string): void;
  stopWatching(): void;
};

/** Starts with no group. `onDeath` hears the name of an adopted group that died. */
export function trackGroups(keeper: Keeper, onDeath: (name: string) => void): GroupTracker {
  const all = new Set<number>();
  const adopted = new Map<number, string>();
  // Only its own parent hears of a process's end, and for these that is somebody else: so they are looked at.
  const pulse = setInterval(() => {
    const processes = listProcesses();
    for (const [group, name] of adopted) if (!isGroupAlive(group, processes)) onDeath(name);
  }, PULSE_MS);
  const add = (group: number) => {
    all.add(group);
    keeper.order({ kind: "watch", group });
  };
  return {
    all,
    add,
    drop: (group) => {
      if (isGroupAlive(group)) return;
      all.delete(group);
      keeper.order({ kind: "forget", group });
    },
    adoptUnder: (pid, name) => {
      for (const group of groupsUnder(pid)) {
        if (all.has(group)) continue;
        add(group);
        adopted.set(group, name);
      }
    },
    stopWatching: () => clearInterval(pulse),
  };
}
