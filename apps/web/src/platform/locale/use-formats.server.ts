import { headers } from "next/headers";
import { cache, use } from "react";

import { createFormats, type Formats } from "./formats.ts";
import { pickLocale } from "./pick-locale.ts";

/** The formats of this request's visitor. */
export const readFormats = cache(async () =>
  createFormats(pickLocale((await headers()).get("accept-language"))),
);

/** As `use-formats.ts` gives it in the browser. */
export function useFormats(): Formats {
  return use(readFormats());
}
