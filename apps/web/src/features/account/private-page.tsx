import { DataError, type DataErrorCode } from "@farwork/data/data-error";
import type { ReadSessionResponse } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import type { ReactNode } from "react";

import { setStatusTooManyRequests, setStatusUnavailable } from "../../platform/server/response-status.ts";
import { requireSession, type SessionQuery } from "../../platform/session/require-session.ts";
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
