"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

import { useListingPending } from "./page-navigation.tsx";

const LINE_AFTER_MS = 100;
const FADED_AFTER_MS = 400;

/**
 * Where the listing appears: faded when another is long on its way, told to screen readers (`outcome`) when it is there,
 * and given the focus when what held it (a removed chip) went away, or was left behind (a page link).
 */
export function Results({
  path,
  label,
  outcome,
  children,
}: {
  path: string;
  label: string;
  outcome: string;
  children: ReactNode;
}) {
  const pending = useListingPending();
  const section = useRef<HTMLElement>(null);
  const shown = useRef(path);
  const isAwaited = useLate(pending, LINE_AFTER_MS);
  const isLate = useLate(pending, FADED_AFTER_MS);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { current } = section;
    if (!current) return;
    if (hasNoPlace(document.activeElement)) current.focus({ preventScroll: true });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [path]);

  return (
    <>
      <output className="sr-only">{!pending && outcome}</output>
      {isAwaited && <div className="pending-line" aria-hidden="true" />}
      <section
        ref={section}
        tabIndex={-1}
        id="results"
        aria-label={label}
        aria-busy={pending}
        className={`job-results scroll-mt-4 outline-none transition-opacity ${isLate ? "opacity-45" : ""}`}
      >
        {children}
      </section>
    </>
  );
}

/** The focus went with what had it, or stays below the list while another one is read from its beginning. */
function hasNoPlace(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('nav[aria-label="Pages"]') !== null;
}

// Delayed animations would do without a timer, but then each quick answer is painted twice for a layer nobody sees.
function useLate(pending: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const late = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(late);
      setLate(false);
    };
  }, [pending, afterMs]);
  return isLate;
}
