import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { isAlive } from "./process-groups.ts";
import { startFolder } from "./project.ts";

const Port = z.int();

/** What a running `npm start` tells other commands of this checkout about itself. */
const StackNote = z.object({
  pid: z.int(),
  ports: z.object({ web: Port, firestore: Port, auth: Port, functions: Port, stripe: Port, email: Port }),
});
export type StackNote = z.infer<typeof StackNote>;

export const stackNoteFile = join(startFolder, "stack.json");

/** Leaves the note, whole or not at all. */
export function writeStackNote(note: StackNote): void {
  const draft = `${stackNoteFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, stackNoteFile);
}

/** The note of the `npm start` that runs now, or undefined. */
export function readStackNote(): StackNote | undefined {
  if (!existsSync(stackNoteFile)) return undefined;
  const note = StackNote.safeParse(JSON.parse(readFileSync(stackNoteFile, "utf8")));
  return note.success && isAlive(note.data.pid) ? note.data : undefined;
}
