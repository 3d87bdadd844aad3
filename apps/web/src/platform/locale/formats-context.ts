import { createContext } from "react";

import { DEFAULT_LOCALE } from "./default-locale.ts";
import { createFormats } from "./formats.ts";

/** How this visitor reads numbers and dates, by the locale that the server picked; filled by `LocaleProvider`. */
export const FormatsContext = createContext(createFormats(DEFAULT_LOCALE));
