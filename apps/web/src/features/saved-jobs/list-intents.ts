import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import { LIST_INTENTS_ITEM } from "../../platform/storage/storage-keys.ts";
import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { ListName } from "./job-lists.ts";

/** A change of a list, with the job's id and title. */
export type ListChange = {
  readonly kind: ListName;
  readonly job: { readonly firestoreId: string; readonly title: string };
  readonly isListed: boolean;
};

/** List changes made before signing in. */
export const listIntents = openStoredIntents<ListChange>(LIST_INTENTS_ITEM, {
  parse: parseMark,
  key: ({ kind, job }) => `${kind}:${job.firestoreId}`,
});

/**
 * Sends a signed-out user to the sign-up and back, remembering the change; to the log-in for a removal, which needs an
 * existing account.
 */
export function changeAfterSignIn(request: ListChange, router: Parameters<typeof redirectToSignIn>[0]): void {
  listIntents.add(request, Date.now());
  redirectToSignIn(router, request.isListed ? "/sign-up" : "/log-in");
}

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
