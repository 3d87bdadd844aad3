"use client";

import { type ReactNode, useMemo } from "react";

import { FormatsContext } from "./formats-context.ts";
import { createFormats } from "./formats.ts";

/** Gives `locale` to the components that run in the browser: one set of formats for all, for they are slow to make. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const formats = useMemo(() => createFormats(locale), [locale]);
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}
