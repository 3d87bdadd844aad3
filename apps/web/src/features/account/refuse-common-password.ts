import type { AuthFailure } from "@farwork/data";

/** One per line. The whole dictionary would be larger than the page. */
const LIST = "/common-passwords.txt";
const WITHIN_MS = 5000;

/**
 * A failure for a common password, which attackers would try first. Checked in the form, because the identity service
 * has no such list, and our servers never see passwords. Accepts any password if the list fails to load, so that nobody
 * is kept from signing up.
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
