import { DataError } from "@farwork/data/data-error";
import type { ReadSessionResponse } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import type { ReactNode } from "react";

import { markUnavailable } from "../data/answer-status.ts";
import { PrivateContent } from "./private-content.tsx";
import { PrivatePageFailed } from "./private-page-failed.tsx";
import { requireSession, type SessionQuery } from "./require-session.ts";

/**
 * What every private page is: rendered on the server for the person of the session cookie, with what it shows of them;
 * a way to the log-in and back for anybody else; a 503 that says so where the backend cannot be reached; and taken
 * away from the screen when the session ends. `landing` are the address's own parameters.
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
  const session = await readOrFail(address, query);
  if (session === undefined) return <PrivatePageFailed path={address} />;
  return <PrivateContent uid={session.account.uid}>{await show(session)}</PrivateContent>;
}

async function readOrFail(path: string, query: SessionQuery): Promise<ReadSessionResponse | undefined> {
  try {
    return await requireSession(path, query);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    markUnavailable();
    return undefined;
  }
}
