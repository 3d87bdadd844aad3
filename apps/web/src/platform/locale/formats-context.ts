import { createContext } from "react";

import { createFormats, DEFAULT_LOCALE } from "./formats.ts";

/** How this visitor reads numbers and dates, by the locale that the server picked; filled by `LocaleProvider`. */
export const FormatsContext = createContext(createFormats(DEFAULT_LOCALE));
