"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

import { useListingPending } from "./navigation-context.ts";

const LINE_AFTER_MS = 100;
const FADED_MS_LATER = 300;

/**
 * The container of a list: fades when another takes long to load, announces it (`outcome`), and takes the focus when
 * the focused element (a chip) disappeared, or was left behind (a page link).
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
  const isLate = useLate(isAwaited, FADED_MS_LATER);

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
      <output className="sr-only">
        {/* Anew for each list, so that an unchanged number is announced, too. */}
        <span key={path}>{outcome}</span>
      </output>
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

/** The focused element disappeared, or is below a new list that should be read from its start. */
function hasNoPlace(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('nav[aria-label="Pages"]') !== null;
}

// Delayed animations need no timer, but they make the browser paint each quick answer twice.
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
