/** What this browser remembers of the session its person has at the site; the cookie itself no script can see. */
export type SessionRecord = {
  readonly uid: string;
  /** When the site last set the cookie, in epoch milliseconds. */
  readonly openedAt: number;
  /** Whether its person has asked to log out, which is not done yet. */
  readonly isEnding?: boolean;
};

/** Its key in localStorage: other tabs hear of changes there at once, however slowed down they are. */
export const SESSION_ITEM = "farwork.session";

export function readSessionRecord(): SessionRecord | undefined {
  return parse(inStorage((storage) => storage.getItem(SESSION_ITEM)));
}

export function writeSessionRecord(record: SessionRecord): void {
  inStorage((storage) => storage.setItem(SESSION_ITEM, JSON.stringify(record)));
}

/** Remembers, for the next page too, that the person of the session has asked to log out. */
export function markSessionEnding(): void {
  const record = readSessionRecord();
  if (record) writeSessionRecord({ ...record, isEnding: true });
}

export function forgetSessionRecord(): void {
  inStorage((storage) => storage.removeItem(SESSION_ITEM));
}

/** Tells the listener when another tab ended the session that was open, or opened somebody else's over it. */
export function watchSessionEnd(listener: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== SESSION_ITEM && key !== null) return;
    if (parse(oldValue)?.uid !== parse(newValue)?.uid && oldValue !== null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function parse(value: string | null | undefined): SessionRecord | undefined {
  try {
    const stored: unknown = JSON.parse(value ?? "null");
    return isRecord(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(stored: unknown): stored is SessionRecord {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("uid" in stored && "openedAt" in stored)) return false;
  return typeof stored.uid === "string" && typeof stored.openedAt === "number";
}

/** Browsers that block a site's storage throw at the first touch: then nothing is remembered. */
function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
