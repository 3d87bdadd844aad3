import { readWhole } from "./country-search.ts";
import { rememberReader } from "./reader-cookie.ts";

// Pulls in the names of all countries: only reach this file through `import()`.

/** Remembers the country a text names, if it does. */
export function rememberTyped(text: string): void {
  const country = readWhole(text);
  if (country !== "") rememberReader({ country });
}
