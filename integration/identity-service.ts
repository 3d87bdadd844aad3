import * as z from "zod/mini";

import { needAddress, PROJECT } from "./emulators.ts";

// What the emulated identity service offers to its operators, as JSON over HTTP.

const operator = () => `http://${needAddress("FIREBASE_AUTH_EMULATOR_HOST")}`;
const headers = { authorization: "Bearer owner", "content-type": "application/json" };

/** Whether the service keeps from strangers which e-mails have accounts: new projects do, old ones may not. */
export async function protectEmails(isProtected: boolean): Promise<void> {
  const response = await fetch(
    `${operator()}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`,
    {
      method: "PATCH",
      headers,
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isProtected } }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
}

/** The codes to choose a new password with that were mailed to an address, the newest last. */
export async function readResetCodes(email: string): Promise<string[]> {
  const response = await fetch(`${operator()}/emulator/v1/projects/${PROJECT}/oobCodes`, { headers });
  const { oobCodes = [] }: { oobCodes?: { email: string; requestType: string; oobCode: string }[] } =
    await response.json();
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === "PASSWORD_RESET")
    .map(({ oobCode }) => oobCode);
}

/** Lets tokens of an account count that began after `since`, whenever its password was set. */
export async function datePasswords(uid: string, since: Date): Promise<void> {
  await changeAccount(uid, { validSince: String(Math.floor(since.getTime() / 1000)) });
}

/** Has an account be made at another time. */
export async function dateAccount(uid: string, createdAt: Date): Promise<void> {
  await changeAccount(uid, { createdAt: String(createdAt.getTime()) });
}

async function changeAccount(uid: string, changes: object): Promise<void> {
  const response = await fetch(
    `${operator()}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    { method: "POST", headers, body: JSON.stringify({ localId: uid, ...changes }) },
  );
  if (!response.ok) throw new Error(await response.text());
}

/** The ID token of whoever asks the identity service itself with a password, as a program that is not ours may. */
export async function signInByPasswordAlone(email: string, password: string): Promise<string> {
  const answer = await fetch(
    `${operator()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return z.parse(z.object({ idToken: z.string() }), await answer.json()).idToken;
}

/** Gives the account of an ID token another address that its holder reads, as the identity service lets them. */
export async function giveOtherAddress(idToken: string, email: string): Promise<void> {
  const ask = { requestType: "VERIFY_AND_CHANGE_EMAIL", idToken, newEmail: email };
  await askAsAnybody("sendOobCode", ask);
  const answer = await fetch(`${operator()}/emulator/v1/projects/${PROJECT}/oobCodes`, { headers });
  const { oobCodes } = z.parse(Mailed, await answer.json());
  const oobCode = oobCodes.find((mail) => mail.newEmail === email)?.oobCode;
  await askAsAnybody("update", { oobCode });
}

const Mailed = z.object({
  oobCodes: z.array(z.object({ oobCode: z.string(), newEmail: z.optional(z.string()) })),
});

async function askAsAnybody(what: string, body: object): Promise<void> {
  const response = await fetch(`${operator()}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}
