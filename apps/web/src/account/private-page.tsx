import { DataError } from "@farwork/data/data-error";
import type { ReadSessionResponse } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import type { ReactNode } from "react";

import { markUnavailable } from "../data/answer-status.ts";
import { PrivateContent } from "./private-content.tsx";
import { PrivatePageFailed } from "./private-page-failed.tsx";
import { requireSession, type SessionParts } from "./require-session.ts";

/**
 * What every private page is: rendered on the server for the person of the session cookie, with the parts it shows;
 * a way to the log-in and back for anybody else; a 503 that says so where the backend cannot be reached; and taken
 * away from the screen when the session ends. `landing` are the address's own parameters.
 *
 * @example
 * <PrivatePage path="/saved" landing={params} parts={["saved"]} show={({ saved }) => <Saved saved={saved} />} />
 */
export async function PrivatePage({
  path,
  landing,
  parts,
  show,
}: {
  path: string;
  landing: URLSearchParams;
  parts: SessionParts;
  show: (session: ReadSessionResponse) => ReactNode | Promise<ReactNode>;
}) {
  const address = withMarketingParams(path, landing);
  const session = await readOrFail(address, parts);
  if (session === undefined) return <PrivatePageFailed path={address} />;
  return <PrivateContent uid={session.account.uid}>{await show(session)}</PrivateContent>;
}

async function readOrFail(path: string, parts: SessionParts): Promise<ReadSessionResponse | undefined> {
  try {
    return await requireSession(path, parts);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    markUnavailable();
    return undefined;
  }
}
