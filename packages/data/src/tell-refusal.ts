import type { Client } from "./client.ts";
import type { DataErrorCode } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";
import { withinTime } from "./within-time.ts";

/** Codes for a sign-in that was ended, and for missing permissions. */
const REFUSED: ReadonlySet<DataErrorCode> = new Set(["unauthenticated", "permission-denied"]);

/** Runs what needs a sign-in, and reports a refusal to `client.onRefused` too. Rejects like `act`. */
export async function tellingRefusals<Outcome>(
  client: Client,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    tellRefusal(client, error);
    throw error;
  }
}

/** Reports an error to `client.onRefused` if it is a refusal. */
export function tellRefusal(client: Client, thrown: unknown): void {
  const error = toDataError(thrown);
  if (REFUSED.has(error.code)) client.onRefused?.(error);
}

/** A database request for a user's own documents, with the timeout of `withinTime`. */
export async function askDatabase<Outcome>(client: Client, work: Promise<Outcome>): Promise<Outcome> {
  return tellingRefusals(client, () => withinTime(work));
}
