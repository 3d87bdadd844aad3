"use client";

import type { ReactNode } from "react";

import { LocaleContext } from "./locale-context.ts";

/** Gives `locale` to the components that run in the browser. What writes in it is loaded with those that do. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
