import { setTimeout as delay } from "node:timers/promises";

import { exportData } from "./data-folder.ts";

const PAUSE_MS = 20_000;
/** An export that takes long is made more rarely, so that saving never takes more than a twentieth of the time. */
const REST_PER_WORK = 20;

/** Saves the emulators' data for as long as this process lives: a power cut costs seconds of work, not the day's. */
export function keepSaving(hubUrl: string, folder: string): void {
  void (async () => {
    for (let pause = PAUSE_MS; ;) {
      await delay(pause);
      const startedAt = Date.now();
      // A failed save is no reason to stop: the one before it stays, and the next may do better.
      await exportData(hubUrl, folder, new Date()).catch((error: unknown) =>
        console.error("! Not saved:", error),
      );
      pause = Math.max(PAUSE_MS, (Date.now() - startedAt) * REST_PER_WORK);
    }
  })();
}
