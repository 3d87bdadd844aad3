import { type BrowserData, browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { isConfirmed, isLoggingOutAtom, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { withSessionLock } from "../../platform/session/session-lock.ts";
import { forgetSessionRecord } from "../../platform/session/session-record.ts";
import { followSignIn } from "../../platform/session/site-session.ts";
import type { Store } from "../../ui/store.ts";
import { clearPersonalData } from "../privacy/clear-personal-data.ts";
import { type ExportFile, writeExport } from "./write-export.ts";

/** What the board holds of the person here, as a file. Rejects where it could not be fetched. */
export async function exportFile(store: Store, kind: ExportFile): Promise<File> {
  const data = await store.get(browserDataAtom).load();
  return writeExport(await data.exportAccount(), kind);
}

/**
 * Deletes the account of the person here, whose password it has to be, and takes what is theirs out of this browser.
 * Never rejects; a failed one may be repeated.
 */
export async function deleteAccount(store: Store, password: string): Promise<Done> {
  // The page is left for the one that says it is done, not for the log-in.
  store.set(isLoggingOutAtom, true);
  const outcome = await store
    .get(browserDataAtom)
    .load()
    .then((data) =>
      withSessionLock(async () => {
        const outcome = await deleteEverywhere(data, password);
        if (!outcome.success && isConfirmed(outcome)) await followSignIn(store).catch(ignoreRefusal);
        return outcome;
      }),
    )
    .catch(toUnreachable);
  if (!outcome.success) store.set(isLoggingOutAtom, false);
  return outcome;
}

/** It may be the end of the account itself, which the next try tells of. */
const ignoreRefusal = () => {};

async function deleteEverywhere(data: BrowserData, password: string): Promise<Done> {
  const outcome = await data.deleteAccount(password);
  if (!outcome.success) return outcome;
  // It is done: a cookie or a sign-in that could not be cleared opens nothing any more.
  await data.closeSiteSession().catch(() => {});
  await data.logOut().catch(() => {});
  await clearPersonalData();
  // Last: the other tabs leave their pages when they hear of it.
  forgetSessionRecord();
  return outcome;
}
