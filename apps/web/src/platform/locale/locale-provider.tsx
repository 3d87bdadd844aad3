"use client";

import { createContext, type ReactNode, use, useMemo } from "react";

import { createFormats, DEFAULT_LOCALE, type Formats } from "./formats.ts";
import type { ReaderPay } from "./reader-pay.ts";

/** The visitor's number and date formats, in the locale the server picked. */
export const FormatsContext = createContext(createFormats(DEFAULT_LOCALE));

/** Provides the visitor's formats to client components. One shared set, because formatters are slow to create. */
export function LocaleProvider({
  locale,
  pay,
  children,
}: {
  locale: string;
  pay: ReaderPay | undefined;
  children: ReactNode;
}) {
  const formats = useMemo(() => createFormats(locale, pay), [locale, pay]);
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/**
 * The visitor's formats for numbers, money and dates. Import it as `#formats` in any component: on the server that
 * resolves to `use-formats.server.ts`, which reads the request.
 */
export function useFormats(): Formats {
  return use(FormatsContext);
}
