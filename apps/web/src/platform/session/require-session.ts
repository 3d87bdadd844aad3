import { DataError } from "@farwork/data/data-error";
import { readSession } from "@farwork/data/session";
import type { ReadSessionQuery, ReadSessionResponse } from "@farwork/domain";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";

import { openServerClient } from "../backend/server-client.ts";
import { signInPath } from "./next-path.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";

/** The data a private page needs besides the account. */
export type SessionQuery = Omit<ReadSessionQuery, "sessionCookie">;

/**
 * The user a private page is rendered for, with the data it shows; every `PrivatePage` calls this. Without a valid
 * session it redirects to the log-in, and back to `path` afterwards.
 *
 * @throws DataError where the backend cannot say.
 * @example const { account, user } = await requireSession("/profile", { parts: ["user"] });
 */
export async function requireSession(path: string, query: SessionQuery): Promise<ReadSessionResponse> {
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = sessionCookie === undefined ? undefined : await tryRead({ ...query, sessionCookie });
  if (session === undefined) redirect(signInPath("/log-in", path));
  return session;
}

async function tryRead(query: ReadSessionQuery): Promise<ReadSessionResponse | undefined> {
  try {
    return await readSession(await openServerClient(), query);
  } catch (error) {
    const isRefused =
      error instanceof DataError && ["unauthenticated", "invalid-argument"].includes(error.code);
    if (isRefused) return undefined;
    throw error;
  }
}
