import * as z from "zod/mini";

/** What the supervisor tells the keeper, one JSON line each. */
const KeeperOrder = z.discriminatedUnion("kind", [
  /** End this process group when the supervisor is gone. */
  z.object({ kind: z.literal("watch"), group: z.int() }),
  /** This one has ended by itself. */
  z.object({ kind: z.literal("forget"), group: z.int() }),
  /** Delete this file or folder at the end. */
  z.object({ kind: z.literal("remove"), path: z.string() }),
  /** Before ending anything, have the emulators write their data into this folder. */
  z.object({ kind: z.literal("save"), hubUrl: z.string(), folder: z.string() }),
]);
export type KeeperOrder = z.infer<typeof KeeperOrder>;

/** Reads one line of the keeper's input. */
export function parseOrder(line: string): KeeperOrder {
  return z.parse(KeeperOrder, JSON.parse(line));
}
