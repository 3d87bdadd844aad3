import { createContext } from "react";

import { DEFAULT_LOCALE } from "./default-locale.ts";

/** The locale that the server picked, filled by `LocaleProvider`. */
export const LocaleContext = createContext(DEFAULT_LOCALE);
