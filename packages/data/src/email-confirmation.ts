import { applyActionCode, reload, sendEmailVerification } from "firebase/auth";

import type { Client } from "./client.ts";
import { DataError } from "./data-error.ts";
import { findUser, needUser, openAuth } from "./open-auth.ts";
import { toDataError } from "./to-data-error.ts";

/**
 * Sends the signed-in user a mail with a link to `/confirm-email`, which confirms their address. Alerts only start
 * after that.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in, and `too-many-requests` after several mails.
 * @example await sendEmailConfirmation(client);
 */
export async function sendEmailConfirmation(client: Client): Promise<void> {
  const { user } = await needUser(client);
  try {
    await sendEmailVerification(user);
  } catch (error) {
    throw toDataError(error);
  }
}

/**
 * Confirms an e-mail address with the code of a mailed link, on any device. Reloads the user signed in here, so that their
 * session has `isEmailConfirmed`.
 *
 * @throws DataError, with `invalid-argument` and the field `code` if it is used, expired or made up.
 * @example await confirmEmail(client, params.get("code") ?? "");
 */
export async function confirmEmail(client: Client, code: string): Promise<void> {
  try {
    await applyActionCode(openAuth(client), code);
  } catch (error) {
    throw readRefusedCode(error);
  }
  const user = await findUser(client);
  if (!user) return;
  try {
    await reload(user);
    // A new token notifies session watchers.
    await user.getIdToken(true);
  } catch (error) {
    // It is confirmed; this browser learns of it with its next token.
    client.onProblem("The session could not be read again", toDataError(error));
  }
}

function readRefusedCode(error: unknown): DataError {
  const refused = toDataError(error);
  const isCode = error instanceof Error && "code" in error && REFUSED_CODES.has(String(error.code));
  return isCode ? new DataError("invalid-argument", { field: "code", cause: error }) : refused;
}

const REFUSED_CODES: ReadonlySet<string> = new Set([
  "auth/invalid-action-code",
  "auth/expired-action-code",
  "auth/missing-code",
]);
