"use client";

import { useAtomValue, useStore } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react";

import { previewPath } from "../../platform/requests/preview-path.ts";
import { listingPath } from "../filters/listing-path.ts";
import { type Preview, PreviewContext } from "../job/job-link.tsx";
import { useListingNavigation } from "../paging/navigation-context.ts";
import { addressAtom } from "./address-atoms.ts";
import { openedJobAtom } from "./jobs-atoms.ts";

/** The width at which a job fits beside the list; keep in step with `preview.css`. */
const WIDE = "(width >= 86rem)";

/** Lets the entries of a listing open beside it. */
export function PreviewNavigation({ children }: { children: ReactNode }) {
  const { go } = useListingNavigation();
  const { jobId } = useAtomValue(addressAtom);
  const store = useStore();
  const held = useRef<{ link: Element; top: number }>(undefined);

  // Opening or closing switches between two columns and one, so keep the entry that was used in place.
  useLayoutEffect(() => {
    const { current } = held;
    held.current = undefined;
    if (current) window.scrollBy({ top: topOf(current.link) - current.top, behavior: "instant" });
  });

  // Back from a job's own page: keyboard users continue from its entry.
  useEffect(() => {
    const link = findEntryLink(store.get(openedJobAtom));
    if (document.activeElement === document.body) link?.focus({ preventScroll: true });
  }, [store]);

  const preview = useMemo<Preview>(() => {
    function show(next: string | undefined) {
      const link = findEntryLink(next ?? jobId);
      const isWide = matchMedia(WIDE).matches;
      held.current = link && isWide ? { link, top: topOf(link) } : undefined;
      go(({ filters, page, landing }) => {
        const path = listingPath(filters, page, landing);
        return next === undefined ? path : previewPath(path, next);
      });
      if (!isWide) window.scrollTo({ top: 0, behavior: "instant" });
    }
    return {
      jobId,
      open: (next) => {
        store.set(openedJobAtom, next);
        if (!matchMedia(WIDE).matches) return false;
        if (next !== jobId) show(next);
        return true;
      },
      close: () => show(undefined),
    };
  }, [jobId, go, store]);

  return <PreviewContext value={preview}>{children}</PreviewContext>;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** The link of a job's entry in the list. */
export function findEntryLink(jobId: string | undefined): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>("a[data-job]");
  return [...links].find((link) => link.dataset["job"] === jobId);
}
