import { DataError, type DataErrorCode } from "@farwork/data/data-error";
import { readSession } from "@farwork/data/session";
import type { ReadSessionQuery, ReadSessionResponse } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";

import { openServerClient } from "../../platform/backend/server-client.ts";
import { setStatusTooManyRequests, setStatusUnavailable } from "../../platform/server/response-status.ts";
import { signInPath } from "../../platform/session/next-path.ts";
import { SESSION_COOKIE } from "../../platform/session/session-cookie.ts";
import { Notice } from "../../ui/notice.tsx";
import { PrivateContent } from "./private-content.tsx";

const UNAVAILABLE = {
  heading: "This page can’t be reached right now",
  reason: "Our server did not answer.",
};
const TOO_MANY_REQUESTS = {
  heading: "Too many requests",
  reason: "You’ve loaded these pages too often. Wait a few seconds.",
};

/** The data a private page needs besides the account. */
type SessionQuery = Omit<ReadSessionQuery, "sessionCookie">;

/**
 * The frame of all private pages: rendered on the server for the user of the session cookie. Without a session it
 * redirects to the log-in and back; it answers 503 when the backend is unavailable, and 429 when the user asks too
 * often. Disappears when the session ends. `landing` holds the address's parameters.
 *
 * @example
 * <PrivatePage path="/profile" landing={params} parts={["user"]} show={({ user }) => <Profile user={user} />} />
 */
export async function PrivatePage({
  path,
  landing,
  show,
  ...query
}: SessionQuery & {
  path: string;
  landing: URLSearchParams;
  show: (session: ReadSessionResponse) => ReactNode | Promise<ReactNode>;
}) {
  const address = withMarketingParams(path, landing);
  const read = await readOrFail(address, query);
  if (!read.ok) return <PrivatePageFailed path={address} code={read.code} />;
  return <PrivateContent uid={read.session.account.uid}>{await show(read.session)}</PrivateContent>;
}

type Read =
  | { readonly ok: true; readonly session: ReadSessionResponse }
  | { readonly ok: false; readonly code: DataErrorCode };

async function readOrFail(path: string, query: SessionQuery): Promise<Read> {
  try {
    return { ok: true, session: await requireSession(path, query) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    if (error.code === "too-many-requests") setStatusTooManyRequests();
    else setStatusUnavailable();
    return { ok: false, code: error.code };
  }
}

/**
 * The user a private page is rendered for, with the data it shows. Without a valid
 * session it redirects to the log-in, and back to `path` afterwards.
 *
 * @throws DataError where the backend cannot say.
 * @example const { account, user } = await requireSession("/profile", { parts: ["user"] });
 */
async function requireSession(path: string, query: SessionQuery): Promise<ReadSessionResponse> {
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

/** The user is unknown, so no private content is shown. */
function PrivatePageFailed({ path, code }: { path: string; code: DataErrorCode }) {
  const { heading, reason } = code === "too-many-requests" ? TOO_MANY_REQUESTS : UNAVAILABLE;
  return (
    <Notice heading={heading} headingLevel="h1">
      <p>{reason} You are still logged in, and nothing is lost.</p>
      <a href={path} className="action">
        Try again
      </a>
    </Notice>
  );
}
