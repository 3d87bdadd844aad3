import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod/mini";

import { isAlive } from "./process-groups.ts";
import { startFolder } from "./project.ts";

const Port = z.int();

/** Information about a running `npm start` for other commands of this checkout. */
const StackNote = z.object({
  pid: z.int(),
  ports: z.object({ web: Port, firestore: Port, auth: Port, functions: Port, stripe: Port, email: Port }),
});
export type StackNote = z.infer<typeof StackNote>;

export const stackNoteFile = join(startFolder, "stack.json");

/** Writes the note atomically. */
export function writeStackNote(note: StackNote): void {
  const draft = `${stackNoteFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, stackNoteFile);
}

/** The note of the running `npm start`, or undefined. */
export function readStackNote(): StackNote | undefined {
  if (!existsSync(stackNoteFile)) return undefined;
  const note = StackNote.safeParse(JSON.parse(readFileSync(stackNoteFile, "utf8")));
  return note.success && isAlive(note.data.pid) ? note.data : undefined;
}
