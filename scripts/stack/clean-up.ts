import { rmSync } from "node:fs";

import * as z from "zod/mini";

import { exportData } from "./data-folder.ts";
import { errorMessage } from "./error-message.ts";
import { endGroups, groupsUnder } from "./process-groups.ts";

const SAVE_MS = 60_000;

/** What a run has to clean up. */
export const Leftovers = z.object({
  /** Process groups to end. */
  groups: z.set(z.int()),
  /** Files and folders to delete. */
  paths: z.set(z.string()),
  /** Where to save the emulators' data before anything is stopped. */
  save: z.optional(z.object({ hubUrl: z.string(), folder: z.string() })),
});
export type Leftovers = z.infer<typeof Leftovers>;

/** Saves the emulators' data, stops every process and deletes every file of a run. */
export async function cleanUp({ groups, paths, save }: Leftovers): Promise<void> {
  // Before saving, as children of processes that die meanwhile can no longer be found.
  const all = groupsUnder(groups);
  if (save) {
    await exportData(save.hubUrl, save.folder, new Date(), AbortSignal.timeout(SAVE_MS)).catch(
      (error: unknown) =>
        console.error(
          `! The last seconds could not be saved (${errorMessage(error)}); what was saved before stays.`,
        ),
    );
  }
  await endGroups(all);
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}
