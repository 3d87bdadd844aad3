import { deviceStorage } from "../storage/browser-storage.ts";
import { watchDeviceStorage } from "../storage/watch-device-storage.ts";

/** What this browser remembers of the site's session, because scripts cannot read the cookie. */
type SessionRecord = {
  readonly uid: string;
  /** When the site last set the cookie, in epoch milliseconds. */
  readonly openedAt: number;
  /** Whether the user has asked to log out, which has not finished yet. */
  readonly isEnding?: boolean;
};

/** In localStorage, whose events reach other tabs at once, even throttled ones. */
export const SESSION_ITEM = "farwork.session";

export function readSessionRecord(): SessionRecord | undefined {
  return parse(deviceStorage.read(SESSION_ITEM));
}

export function writeSessionRecord(record: SessionRecord): void {
  deviceStorage.write(SESSION_ITEM, record);
}

/** Records, also for the next page, that the user has asked to log out. */
export function markSessionEnding(): void {
  const record = readSessionRecord();
  if (record) writeSessionRecord({ ...record, isEnding: true });
}

export function forgetSessionRecord(): void {
  deviceStorage.remove(SESSION_ITEM);
}

/** Calls the listener when another tab ends the open session or replaces it with another user's. */
export function watchSessionEnd(listener: () => void): () => void {
  return watchDeviceStorage(SESSION_ITEM, ({ before, after }) => {
    if (before !== undefined && parse(before)?.uid !== parse(after)?.uid) listener();
  });
}

const parse = (stored: unknown) => (isRecord(stored) ? stored : undefined);

function isRecord(stored: unknown): stored is SessionRecord {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("uid" in stored && "openedAt" in stored)) return false;
  return typeof stored.uid === "string" && typeof stored.openedAt === "number";
}
