"use client";

import { createContext, type ReactNode, use, useMemo } from "react";

import { createFormats, DEFAULT_LOCALE, type Formats } from "./formats.ts";
import type { ReaderPay } from "./reader-pay.ts";

/** How this visitor reads numbers and dates, by the locale that the server picked. */
export const FormatsContext = createContext(createFormats(DEFAULT_LOCALE));

/**
 * Gives `locale`, and in which terms the visitor thinks of pay, to the components that run in the browser: one set of
 * formats for all, for they are slow to make.
 */
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
 * How this visitor reads numbers, money and dates. One import, `#formats`, for components of both sides: on the
 * server `use-formats.server.ts` answers it, from the request.
 */
export function useFormats(): Formats {
  return use(FormatsContext);
}
