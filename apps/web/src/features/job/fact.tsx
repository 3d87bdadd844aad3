import type { ReactNode } from "react";

/** One line of a list of facts: what it is about, and what was stated. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-2.5">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * A link to the jobs that share a fact. A full page load is fine here, and keeps forty possible links of a page out of
 * the router's prefetching.
 */
export function Narrowed({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-link wrap-anywhere max-desk:-my-2.5 max-desk:inline-flex max-desk:min-h-11 max-desk:py-2.5 max-desk:min-w-11 max-desk:items-center"
    >
      {children}
    </a>
  );
}
