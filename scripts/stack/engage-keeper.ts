import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import type { KeeperOrder } from "./keeper-orders.ts";

const KEEPER = fileURLToPath(new URL("keeper.ts", import.meta.url));

/** The supervisor's side of `keeper.ts`. */
export type Keeper = {
  order(order: KeeperOrder): void;
  /** Done when the keeper has cleaned up, or was killed. */
  readonly ended: Promise<unknown>;
  /** Lets it clean up now. */
  dismiss(): Promise<void>;
};

/** Starts a keeper, or gives undefined when the one of another run holds the lock. */
export async function engageKeeper(lockFile: string | undefined): Promise<Keeper | undefined> {
  const keeper = spawn(process.execPath, [KEEPER, ...(lockFile === undefined ? [] : [lockFile])], {
    detached: true,
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(keeper, "exit");
  // A killed keeper breaks the pipe; whoever waits for its end hears of it there.
  keeper.stdin.on("error", () => undefined);
  const lines = createInterface({ input: keeper.stdout });
  const [answer]: unknown[] = await Promise.race([once(lines, "line"), ended.then(() => ["gone"])]);
  if (answer === "busy") return undefined;
  if (answer !== "ready") throw new Error("The process that cleans up did not start.");
  return {
    ended,
    order: (order) => keeper.stdin.write(`${JSON.stringify(order)}\n`),
    dismiss: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}
