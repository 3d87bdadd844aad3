"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useTransition,
} from "react";

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

/** Lets the entries of a listing open beside it. `jobId` is the posting the address names, `path` the list's own. */
export function PreviewNavigation({
  jobId: named,
  path,
  children,
}: {
  jobId: string | undefined;
  path: string;
  children: ReactNode;
}) {
  const router = useRouter();
  const [, startTransition] = useTransition();
  // The click is answered at once: the pane opens, closes or changes before the server has heard of it.
  const [jobId, showAtOnce] = useOptimistic(named);
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
      startTransition(() => {
        showAtOnce(next);
        router.push(next === undefined ? path : previewPath(path, next), { scroll: !isWide });
      });
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
  }, [showAtOnce, jobId, path, router]);

  return <PreviewContext value={preview}>{children}</PreviewContext>;
}

/** The posting beside the list; undefined on pages that have none. */
export function usePreview(): Preview | undefined {
  return use(PreviewContext);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
