/** One of a browser's two storages. One that is blocked or full stores nothing, and nothing is found in it. */
type BrowserStorage = {
  /** What is stored under this key, or undefined. It may come from an older version, or have been edited by hand. */
  readonly read: (key: string) => unknown;
  /** Stores a value as JSON, and says whether that worked. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
};

/** Shared by all tabs, and there until it is removed. */
export const deviceStorage = openStorage(() => localStorage);

/** One tab's own, gone with it. */
export const tabStorage = openStorage(() => sessionStorage);

/** Calls back when another tab changes or removes this key of `deviceStorage`. Returns a function that stops it. */
export function watchDeviceStorage(
  key: string,
  listener: (change: { readonly before: unknown; readonly after: unknown }) => void,
): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key, everything was removed.
    if (event.key !== key && event.key !== null) return;
    listener({ before: parse(event.oldValue), after: parse(event.newValue) });
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function openStorage(find: () => Storage): BrowserStorage {
  // A browser that blocks a site's storage throws at the first touch.
  function attempt<Value>(act: (storage: Storage) => Value): Value | undefined {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) => parse(attempt((storage) => storage.getItem(key))),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    clear: () => attempt((storage) => storage.clear()),
  };
}

/** Text that is no JSON is given as it stands: earlier versions stored some. */
function parse(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
