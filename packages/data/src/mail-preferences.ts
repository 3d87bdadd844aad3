import { HiddenEntries, MailPreferences, ResumeAlerts, StopAlertsResponse } from "@farwork/domain/contract";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";

import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { needUser } from "./open-auth.ts";
import { parseInput } from "./parse-input.ts";
import { callSite } from "./site-api.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

/**
 * Why the signed-in user gets no alerts; an empty object if they do.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example const { bouncedAt } = await fetchMailPreferences(client);
 */
export async function fetchMailPreferences(client: Client): Promise<MailPreferences> {
  const { user } = await needUser(client);
  try {
    const stored = await askDatabase(client, getDoc(doc(openFirestore(client), "mailPreferences", user.uid)));
    return decodeAnswer(MailPreferences, toWire(stored.data() ?? {}));
  } catch (error) {
    throw toDataError(error);
  }
}

/**
 * Stops all alerts of the user named by a mail's token. Needs no sign-in, and is idempotent.
 *
 * @throws DataError, with `invalid-argument` and the field `token` for an invalid token.
 * @example await stopAlerts(client, params.get("token") ?? "");
 */
export async function stopAlerts(client: Client, token: string): Promise<void> {
  decodeAnswer(
    StopAlertsResponse,
    await callSite(client, { method: "POST", path: "/api/unsubscribe", body: { token } }),
  );
}

/**
 * Resumes the signed-in user's alerts, whatever stopped them. They cover jobs since each search last checked, which
 * continues while alerts are off.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example await resumeAlerts(client);
 */
export async function resumeAlerts(client: Client): Promise<void> {
  await needUser(client);
  await callSignedIn(client, ResumeAlerts, {});
}

/**
 * Stores what the signed-in user hides in listings, so that alerts leave it out too. Replaces what was stored.
 *
 * @throws DataError: `invalid-argument` naming the field for invalid ids or more than `MAX_HIDDEN`,
 * `unauthenticated` when nobody is signed in.
 * @example await setHiddenEntries(client, { jobs: ["remotive-7"], companies: ["tern-co"] });
 */
export async function setHiddenEntries(
  client: Client,
  entries: { readonly jobs: readonly string[]; readonly companies: readonly string[] },
): Promise<void> {
  const hidden = parseInput(HiddenEntries, entries);
  const { user } = await needUser(client);
  try {
    const document = doc(openFirestore(client), "hiddenEntries", user.uid);
    await askDatabase(client, setDoc(document, { ...hidden, updatedAt: serverTimestamp() }));
  } catch (error) {
    throw toDataError(error);
  }
}
