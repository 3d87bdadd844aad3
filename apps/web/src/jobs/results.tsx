"use client";

import { type ReactNode, useEffect, useRef } from "react";

import { useListingNavigation } from "./listing-navigation.tsx";

/**
 * Where the listing appears: faded while another is on its way, told to screen readers (`outcome`) when it is there,
 * and given the focus when what held it (a removed chip, a page link) went away.
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
  const { pending } = useListingNavigation();
  const section = useRef<HTMLElement>(null);
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { current } = section;
    if (!current) return;
    if (document.activeElement === document.body) current.focus({ preventScroll: true });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [path]);

  return (
    <>
      <output className="sr-only">{!pending && outcome}</output>
      {pending && <div className="pending-line" aria-hidden="true" />}
      <section
        ref={section}
        tabIndex={-1}
        id="results"
        aria-label={label}
        aria-busy={pending}
        className="job-results scroll-mt-4 outline-none transition-opacity delay-100 aria-busy:opacity-45"
      >
        {children}
      </section>
    </>
  );
}
