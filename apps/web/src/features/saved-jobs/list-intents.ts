import { redirectToSignIn } from "../../platform/session/redirect-to-sign-in.ts";
import { openStoredIntents } from "../../platform/storage/stored-intents.ts";
import type { Push } from "../../ui/push-provider.tsx";
import type { ListName } from "./job-lists.ts";

/** A change of a list, with the job's id and title. */
export type ListChange = {
  readonly kind: ListName;
  readonly job: { readonly firestoreId: string; readonly title: string };
  readonly isListed: boolean;
};

/** List changes made before signing in. */
export const listIntents = openStoredIntents<ListChange>("list", {
  parse: parseListChange,
  key: ({ kind, job }) => `${kind}:${job.firestoreId}`,
});

/**
 * Sends a signed-out user to the sign-up and back, remembering the change; to the log-in for a removal, which needs an
 * existing account.
 */
export function changeAfterSignIn(request: ListChange, push: Push): void {
  listIntents.add(request, Date.now());
  redirectToSignIn(push, request.isListed ? "/sign-up" : "/log-in");
}

/** What this tab's user wanted, to follow "Sign up to"; undefined if nothing. */
export function describeListIntents(): string | undefined {
  const [only, ...others] = listIntents.read(Date.now());
  if (only === undefined) return undefined;
  return others.length === 0 ? describeIntent(only) : `keep track of ${others.length + 1} jobs`;
}

function describeIntent({ kind, job, isListed }: ListChange): string {
  if (kind === "saved") return isListed ? `save “${job.title}”` : `take “${job.title}” off your saved jobs`;
  return isListed ? `mark “${job.title}” as applied` : `take “${job.title}” off the jobs you applied to`;
}

function parseListChange(value: unknown): ListChange | undefined {
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
