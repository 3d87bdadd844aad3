"use client";

import { useEffect } from "react";

import { isPlainClick } from "../../ui/plain-click.ts";

const QUESTION = "Leave without saving? What you changed in your profile will be lost.";

/**
 * Asks before the page is left while something is unsaved: closed or loaded anew, by a link of this site, or back and
 * forward through the history where the browser lets a page ask (it needs the Navigation API).
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const guard = new AbortController();
    const { signal } = guard;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    // At the document, before any link hears of the click: links are all over the site, and none knows of this form.
    document.addEventListener("click", keepFromLeaving, { capture: true, signal });
    window.navigation?.addEventListener("navigate", keepFromGoingBack, { signal });
    return () => guard.abort();
  }, [isUnsaved]);
}

function keepFromLeaving(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
  // Another site's page is left for by a page load, which the browser itself asks about.
  const to = new URL(link.href);
  if (to.origin !== location.origin || isSamePage(to) || confirm(QUESTION)) return;
  event.preventDefault();
  event.stopPropagation();
}

function keepFromGoingBack(event: NavigateEvent): void {
  const isLeaving = event.navigationType === "traverse" && event.cancelable;
  if (isLeaving && !isSamePage(new URL(event.destination.url)) && !confirm(QUESTION)) event.preventDefault();
}

function isSamePage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
