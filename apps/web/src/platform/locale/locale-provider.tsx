"use client";

import { type ReactNode, useMemo } from "react";

import { FormatsContext } from "./formats-context.ts";
import { createFormats } from "./formats.ts";
import type { ReaderPay } from "./reader-pay.ts";

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
