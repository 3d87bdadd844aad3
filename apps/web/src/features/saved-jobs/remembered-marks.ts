import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { MarkKind } from "./mark.ts";

/** A job to be marked or no longer marked, by its id and the title people know it by. */
export type MarkRequest = {
  readonly kind: MarkKind;
  readonly job: { readonly firestoreId: string; readonly title: string };
  readonly isMarked: boolean;
};

const MARKS_ITEM = "farwork-mark-after-log-in";

/** What somebody wanted to mark before they were signed in. */
export const rememberedMarks = openStoredIntents<MarkRequest>(MARKS_ITEM, {
  parse: parseMark,
  key: ({ kind, job }) => `${kind}:${job.firestoreId}`,
});

function parseMark(value: unknown): MarkRequest | undefined {
  if (!isRecord(value) || !isRecord(value["job"])) return undefined;
  const { kind, isMarked } = value;
  const { firestoreId, title } = value["job"];
  if (kind !== "saved" && kind !== "applied") return undefined;
  if (typeof firestoreId !== "string" || typeof title !== "string" || typeof isMarked !== "boolean")
    return undefined;
  return { kind, job: { firestoreId, title }, isMarked };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
