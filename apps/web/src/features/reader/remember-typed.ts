import { readWhole } from "./country-search.ts";
import { keepInAddress } from "./keep-in-address.ts";
import { rememberReader } from "./reader-cookie.ts";

// Pulls in the names of all countries: only reach this file through `import()`.

/** Remembers the country a text names, if it does, on a page that answers for the `shown` one. */
export function rememberTyped(text: string, shown: string | undefined): void {
  const country = readWhole(text);
  if (country === "") return;
  rememberReader({ country });
  keepInAddress(shown);
}
