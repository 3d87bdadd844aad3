import { deviceStorage, watchDeviceStorage } from "../storage/browser-storage.ts";

/** What this browser remembers of the session its person has at the site; the cookie itself no script can see. */
type SessionRecord = {
  readonly uid: string;
  /** When the site last set the cookie, in epoch milliseconds. */
  readonly openedAt: number;
  /** Whether its person has asked to log out, which is not done yet. */
  readonly isEnding?: boolean;
};

/** Its key in localStorage: other tabs hear of changes there at once, however slowed down they are. */
export const SESSION_ITEM = "farwork.session";

export function readSessionRecord(): SessionRecord | undefined {
  return parse(deviceStorage.read(SESSION_ITEM));
}

export function writeSessionRecord(record: SessionRecord): void {
  deviceStorage.write(SESSION_ITEM, record);
}

/** Remembers, for the next page too, that the person of the session has asked to log out. */
export function markSessionEnding(): void {
  const record = readSessionRecord();
  if (record) writeSessionRecord({ ...record, isEnding: true });
}

export function forgetSessionRecord(): void {
  deviceStorage.remove(SESSION_ITEM);
}

/** Tells the listener when another tab ended the session that was open, or opened somebody else's over it. */
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
