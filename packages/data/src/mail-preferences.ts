import { HiddenEntries, MailPreferences, ResumeAlerts, StopAlertsResponse } from "@farwork/domain/contract";
import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore/lite";

import { callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";
import { decodeAnswer } from "./decode-answer.ts";
import { openFirestore, toWire } from "./firestore.ts";
import { needUser } from "./open-auth.ts";
import { parseInput } from "./parse-input.ts";
import { callSite } from "./site-api.ts";
import { askDatabase } from "./tell-refusal.ts";
import { toDataError } from "./to-data-error.ts";

/**
 * Why the person signed in gets no alerts; an empty object where nothing keeps them.
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
 * Ends all alerts for whom the token in a mail's link names. Needs no sign-in, and may be repeated.
 *
 * @throws DataError, with `invalid-argument` and the field `token` for what is no token.
 * @example await stopAlerts(client, params.get("token") ?? "");
 */
export async function stopAlerts(client: Client, token: string): Promise<void> {
  decodeAnswer(
    StopAlertsResponse,
    await callSite(client, { method: "POST", path: "/api/unsubscribe", body: { token } }),
  );
}

/**
 * Has alerts sent again to the person signed in, whyever they ended: of jobs since each search last looked, which it
 * goes on doing at its own pace while there are no alerts.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example await resumeAlerts(client);
 */
export async function resumeAlerts(client: Client): Promise<void> {
  await needUser(client);
  await callSignedIn(client, ResumeAlerts, {});
}

/**
 * Keeps what the person signed in hides in listings, so that alerts leave it out too. Replaces what was kept.
 *
 * @throws DataError: `invalid-argument` naming the field for what is no id or more than `MAX_HIDDEN`,
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
