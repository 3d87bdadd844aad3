import type { AuthFailure } from "@farwork/data";

/** One a line: the whole dictionary would be more than the page itself. */
const LIST = "/common-passwords.txt";
const WITHIN_MS = 5000;

/**
 * The failure for a password that many people have, whose account a stranger would open by trying those. The identity
 * service looks at no such list, and our servers never see a password, so the form asks. One is let pass where the list
 * can't be had: nobody is kept from signing up by that.
 */
export async function refuseCommonPassword(password: string): Promise<AuthFailure | undefined> {
  const list: readonly string[] = await readList().catch(() => []);
  if (!list.includes(password.toLowerCase())) return undefined;
  return { success: false, code: "auth/weak-password", error: "This password is too common." };
}

async function readList(): Promise<readonly string[]> {
  const answer = await fetch(LIST, { signal: AbortSignal.timeout(WITHIN_MS) });
  return answer.ok ? (await answer.text()).split("\n") : [];
}
