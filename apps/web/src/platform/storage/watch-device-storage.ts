import { parseStored } from "./browser-storage.ts";

/** Calls back when another tab changes or removes this key of `deviceStorage`. Returns a function that stops it. */
export function watchDeviceStorage(
  key: string,
  listener: (change: { readonly before: unknown; readonly after: unknown }) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // No key means that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    listener({ before: parseStored(event.oldValue), after: parseStored(event.newValue) });
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
