import type { Client } from "./client.ts";
import type { DataErrorCode } from "./data-error.ts";
import { toDataError } from "./to-data-error.ts";
import { withinTime } from "./within-time.ts";

/** What callables and the database answer a sign-in that was ended, and whoever may not do what they ask for. */
const REFUSED: ReadonlySet<DataErrorCode> = new Set(["unauthenticated", "permission-denied"]);

/** Does what needs a sign-in; a refusal is told to `client.onRefused` as well. Rejects with what `act` rejects with. */
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

/** Tells `client.onRefused` of what was thrown, where it is a refusal. */
export function tellRefusal(client: Client, thrown: unknown): void {
  const error = toDataError(thrown);
  if (REFUSED.has(error.code)) client.onRefused?.(error);
}

/** What the database answers of a person's own documents, where it does in time: see `withinTime`. */
export async function askDatabase<Outcome>(client: Client, work: Promise<Outcome>): Promise<Outcome> {
  return tellingRefusals(client, () => withinTime(work));
}
