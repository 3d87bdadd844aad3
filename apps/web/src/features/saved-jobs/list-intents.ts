import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { ListName } from "./job-lists.ts";

/** A change of a list, with the job's id and title. */
export type ListChange = {
  readonly kind: ListName;
  readonly job: { readonly firestoreId: string; readonly title: string };
  readonly isListed: boolean;
};

const LIST_INTENTS_ITEM = "farwork-mark-after-log-in";

/** List changes made before signing in. */
export const listIntents = openStoredIntents<ListChange>(LIST_INTENTS_ITEM, {
  parse: parseMark,
  key: ({ kind, job }) => `${kind}:${job.firestoreId}`,
});

function parseMark(value: unknown): ListChange | undefined {
  if (!isRecord(value) || !isRecord(value["job"])) return undefined;
  const { kind, isListed } = value;
  const { firestoreId, title } = value["job"];
  if (kind !== "saved" && kind !== "applied") return undefined;
  if (typeof firestoreId !== "string" || typeof title !== "string" || typeof isListed !== "boolean")
    return undefined;
  return { kind, job: { firestoreId, title }, isListed };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
