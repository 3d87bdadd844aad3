import { needAddress, PROJECT } from "./emulators.ts";

// The admin API of the Auth emulator, as JSON over HTTP.

const operator = () => `http://${needAddress("FIREBASE_AUTH_EMULATOR_HOST")}`;
const headers = { authorization: "Bearer owner", "content-type": "application/json" };

/** Whether the service hides which emails have accounts: new projects do, old ones may not. */
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

/** The codes issued for an address, by default for password resets, newest last. */
export async function readMailedCodes(
  email: string,
  type: "PASSWORD_RESET" | "EMAIL_SIGNIN" = "PASSWORD_RESET",
): Promise<string[]> {
  const response = await fetch(`${operator()}/emulator/v1/projects/${PROJECT}/oobCodes`, { headers });
  const { oobCodes = [] }: { oobCodes?: { email: string; requestType: string; oobCode: string }[] } =
    await response.json();
  return oobCodes
    .filter((mail) => mail.email === email && mail.requestType === type)
    .map(({ oobCode }) => oobCode);
}

/** The last sign-in link mailed to an address, with `url` as its target. */
export async function readSignInLink(email: string, url: string): Promise<string> {
  const oobCode = (await readMailedCodes(email, "EMAIL_SIGNIN")).at(-1) ?? "";
  return `${url}?${new URLSearchParams({ mode: "signIn", oobCode, apiKey: "any" }).toString()}`;
}

/** Accepts tokens of an account issued after `since`, whenever its password was set. */
export async function datePasswords(uid: string, since: Date): Promise<void> {
  await changeAccount(uid, { validSince: String(Math.floor(since.getTime() / 1000)) });
}

async function changeAccount(uid: string, changes: object): Promise<void> {
  const response = await fetch(
    `${operator()}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    { method: "POST", headers, body: JSON.stringify({ localId: uid, ...changes }) },
  );
  if (!response.ok) throw new Error(await response.text());
}
