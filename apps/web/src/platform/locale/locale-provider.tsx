"use client";

import { createContext, type ReactNode, useMemo } from "react";

import { DEFAULT_LOCALE } from "./default-locale.ts";
import type { ReaderPay } from "./reader-pay.ts";

/** By what a visitor's formats are made: the locale that the server picked, and how they think of pay. */
export type ReaderLocale = { readonly locale: string } & {
  readonly [Name in keyof ReaderPay]?: ReaderPay[Name] | undefined;
};

export const LocaleContext = createContext<ReaderLocale>({ locale: DEFAULT_LOCALE });

/**
 * Gives `locale`, and in which terms the visitor thinks of pay, to the components that run in the browser. What writes by them
 * comes with those that write (`use-formats.ts`).
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
  const known = useMemo(() => ({ locale, ...pay }), [locale, pay]);
  return <LocaleContext value={known}>{children}</LocaleContext>;
}
