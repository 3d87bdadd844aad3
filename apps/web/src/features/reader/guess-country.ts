import { countryOfTimeZone } from "@farwork/domain/reader";

import { readBrowserZone } from "./browser-zone.ts";

// Pulls in a table of time zones: only reach this file through `import()`.

/** The country of this browser's time zone. */
export function guessCountry() {
  return countryOfTimeZone(readBrowserZone());
}
