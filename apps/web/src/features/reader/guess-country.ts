import { countryOfTimeZone } from "@farwork/domain/reader";

import { readBrowserZone } from "./browser-zone.ts";

// Brings a table of time zones with it: reach this file only through `import()`.

/** The country that this browser's time zone is of. */
export function guessCountry() {
  return countryOfTimeZone(readBrowserZone());
}
