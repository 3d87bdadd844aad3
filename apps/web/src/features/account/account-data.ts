import { type BrowserData, browserDataAtom, type Done } from "../../platform/backend/browser-data.ts";
import { isConfirmed, isLoggingOutAtom, toUnreachable } from "../../platform/session/auth-atoms.ts";
import { withSessionLock } from "../../platform/session/session-lock.ts";
import { forgetSessionRecord } from "../../platform/session/session-record.ts";
import { followSignIn } from "../../platform/session/site-session.ts";
import type { Store } from "../../ui/store.ts";
import { clearPersonalData } from "../privacy/clear-personal-data.ts";
import { type ExportFile, writeExport } from "./write-export.ts";

/** The user's data export as a file. Rejects when it cannot be fetched. */
export async function exportFile(store: Store, kind: ExportFile): Promise<File> {
  const data = await store.get(browserDataAtom).load();
  return writeExport(await data.exportAccount(), kind);
}

/**
 * Deletes the user's account, which needs its password, and clears their data from this browser. Never rejects; a
 * failed deletion may be repeated.
 */
export async function deleteAccount(store: Store, password: string): Promise<Done> {
  // Keeps the page from redirecting to the log-in.
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

/** The account itself may be gone, which the next try reports. */
const ignoreRefusal = () => {};

async function deleteEverywhere(data: BrowserData, password: string): Promise<Done> {
  const outcome = await data.deleteAccount(password);
  if (!outcome.success) return outcome;
  // The account is gone, so a cookie or sign-in that could not be cleared opens nothing.
  await data.closeSiteSession().catch(() => {});
  await data.logOut().catch(() => {});
  await clearPersonalData();
  // Last, because other tabs leave their pages when it goes.
  forgetSessionRecord();
  return outcome;
}
