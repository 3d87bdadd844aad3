import { readWhole } from "./country-search.ts";
import { rememberReader } from "./reader-cookie.ts";

// Brings every country's names with it: reach this file only through `import()`.

/** Remembers that the reader lives in the country that a text means; nothing where that is none. */
export function rememberTyped(text: string): void {
  const country = readWhole(text);
  if (country !== "") rememberReader({ country });
}
