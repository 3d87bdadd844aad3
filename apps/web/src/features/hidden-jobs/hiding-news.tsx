"use client";

import { useAtomValue } from "jotai";

import { hidingNewsAtom } from "./hiding-news-atoms.ts";

/** Tells screen readers what was hidden or shown again. */
export function HidingNews() {
  return <output className="sr-only">{useAtomValue(hidingNewsAtom)?.text}</output>;
}
