import { DataError } from "@farwork/data";
import { readSession } from "@farwork/data/session";
import type { ReadSessionQuery, ReadSessionResponse } from "@farwork/domain";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";

import { openServerClient } from "../data/server-client.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";

type Parts = NonNullable<ReadSessionQuery["parts"]>;

/**
 * The person a private page is rendered for, with the parts it shows. Every private page calls this itself, first;
 * without a valid session it leads to the log-in and back to `path` afterwards.
 *
 * @throws DataError where the backend cannot say.
 * @example const { account, saved } = await requireSession("/saved", ["saved"]);
 */
export async function requireSession(path: string, parts: Parts): Promise<ReadSessionResponse> {
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = sessionCookie === undefined ? undefined : await tryRead(sessionCookie, parts);
  if (session === undefined) redirect(`/log-in?next=${encodeURIComponent(path)}`);
  return session;
}

async function tryRead(sessionCookie: string, parts: Parts): Promise<ReadSessionResponse | undefined> {
  try {
    return await readSession(await openServerClient(), { sessionCookie, parts });
  } catch (error) {
    const isRefused =
      error instanceof DataError && ["unauthenticated", "invalid-argument"].includes(error.code);
    if (isRefused) return undefined;
    throw error;
  }
}
