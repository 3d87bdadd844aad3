/** Local or session storage. If blocked or full, writes do nothing and reads find nothing. */
type BrowserStorage = {
  /** The value under this key, or undefined. It may come from an older version, or have been edited by hand. */
  readonly read: (key: string) => unknown;
  /** Stores a value as JSON; returns whether that worked. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
};

/** Shared by all tabs, until it is removed. */
export const deviceStorage = openStorage(() => localStorage);

/** This tab's own, and gone with it. */
export const tabStorage = openStorage(() => sessionStorage);

function openStorage(find: () => Storage): BrowserStorage {
  // With storage blocked, even reading the property throws.
  function attempt<Value>(act: (storage: Storage) => Value): Value | undefined {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) => parseStored(attempt((storage) => storage.getItem(key))),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    clear: () => attempt((storage) => storage.clear()),
  };
}

/** The value in storage. Earlier versions stored plain text. */
export function parseStored(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
