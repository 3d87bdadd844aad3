/** Some browsers never list their databases. */
const TIMEOUT_MS = 2000;

/** Whether this browser has an IndexedDB database of this name; true if it does not say. Never rejects. */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  try {
    const isThere = indexedDB.databases().then((all) => all.some((database) => database.name === name));
    return await Promise.race([
      isThere,
      new Promise<true>((resolve) => setTimeout(resolve, TIMEOUT_MS, true)),
    ]);
  } catch {
    return true;
  }
}
