import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { type Pace, repeatForever } from "./repeat-forever.ts";

const METADATA = "firebase-export-metadata.json";
const POINTER = "current";
export const SAVING_PACE: Pace = { pauseMs: 60_000, timeoutMs: 60_000 };

/**
 * The newest complete export of the emulators, or undefined. The pointer is only written once its export is complete,
 * so interrupted ones are never imported.
 */
export function findExport(folder: string): string | undefined {
  const pointer = join(folder, POINTER);
  if (!existsSync(pointer)) return undefined;
  const current = join(folder, readFileSync(pointer, "utf8").trim());
  return existsSync(join(current, METADATA)) ? current : undefined;
}

/** Exports the running emulators' data, to be imported by the next start. */
export async function exportData(
  hubUrl: string,
  folder: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = `export-${now.getTime()}-${process.pid}`;
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: join(folder, name), initiatedBy: "farwork" }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The emulators could not write their data: ${await response.text()}`);
  adoptExport(folder, name);
}

/** Saves the emulators' data regularly, so that a power cut loses a minute of work, not a day's. */
export function keepSaving(hubUrl: string, folder: string, pace = SAVING_PACE): void {
  repeatForever({ name: "Saving jobs and accounts", ...pace }, (signal) =>
    exportData(hubUrl, folder, new Date(), signal),
  );
}

/** Atomically points to a finished export, then deletes earlier ones. */
export function adoptExport(folder: string, name: string): void {
  if (!existsSync(join(folder, name, METADATA))) throw new Error(`${name} is not a whole export.`);
  const current = findExport(folder);
  if (current && exportTime(basename(current)) > exportTime(name)) {
    // A slower, older export must not replace the one saved on exit.
    rmSync(join(folder, name), { recursive: true, force: true });
    return;
  }
  const draft = join(folder, `${POINTER}.${name}`);
  writeFileSync(draft, name);
  renameSync(draft, join(folder, POINTER));
  for (const other of readdirSync(folder)) {
    // A newer one may be in progress by the process that saves on exit.
    if (/^export-\d/.test(other) && exportTime(other) < exportTime(name)) {
      rmSync(join(folder, other), { recursive: true, force: true });
    }
  }
}

function exportTime(name: string): number {
  return Number(name.split("-")[1]);
}
