"use client";

import { useAtomValue } from "jotai";
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from "react";

import { addressAtom } from "../jobs/jobs-atoms.ts";
import { useListingNavigation } from "../jobs/listing-navigation.tsx";
import { findEntryLink } from "./find-entry-link.ts";
import { previewPath } from "./preview-path.ts";

/** From here on a posting has room beside the list; `preview.css` has the same width. */
const WIDE = "(width >= 86rem)";

type Preview = {
  /** Whose posting is beside the list, or on its way there. */
  readonly jobId: string | undefined;
  /** Opens a posting beside the list, and says whether there is room for it. */
  readonly open: (jobId: string) => boolean;
  readonly close: () => void;
};

const PreviewContext = createContext<Preview | undefined>(undefined);

/** Lets the entries of a listing open beside it. `path` is the list's own address. */
export function PreviewNavigation({ path, children }: { path: string; children: ReactNode }) {
  const { go } = useListingNavigation();
  const { jobId } = useAtomValue(addressAtom);
  const held = useRef<{ link: Element; top: number }>(undefined);

  // Entries in two columns become one and back; the one that was acted on stays where the eye is.
  useLayoutEffect(() => {
    const { current } = held;
    held.current = undefined;
    if (current) window.scrollBy({ top: topOf(current.link) - current.top, behavior: "instant" });
  });

  const preview = useMemo<Preview>(() => {
    function show(next: string | undefined) {
      const link = findEntryLink(next ?? jobId);
      const isWide = matchMedia(WIDE).matches;
      held.current = link && isWide ? { link, top: topOf(link) } : undefined;
      go(next === undefined ? path : previewPath(path, next));
      if (!isWide) window.scrollTo({ top: 0, behavior: "instant" });
    }
    return {
      jobId,
      open: (next) => {
        if (!matchMedia(WIDE).matches) return false;
        if (next !== jobId) show(next);
        return true;
      },
      close: () => show(undefined),
    };
  }, [jobId, path, go]);

  return <PreviewContext value={preview}>{children}</PreviewContext>;
}

/** The posting beside the list; undefined on pages that have none. */
export function usePreview(): Preview | undefined {
  return use(PreviewContext);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
