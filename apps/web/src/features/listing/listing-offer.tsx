import type { ReactNode } from "react";

import { useFormats } from "#formats";

import { ListingLink } from "../paging/listing-link.tsx";

/** Another listing, offered where this one is empty: a line of an index, with how many jobs it shows. */
export function ListingOffer({
  href,
  totalJobs,
  children,
}: {
  href: string;
  totalJobs: number;
  children: ReactNode;
}) {
  const formats = useFormats();
  return (
    <ListingLink
      href={href}
      className="group flex min-h-12 items-center gap-3 py-1.5 text-ink max-tablet:text-body"
    >
      <span className="mark-on-hover line-clamp-2 min-w-0 wrap-anywhere group-hover:mark-drawn">
        {children}
      </span>
      <span className="leader" aria-hidden="true" />
      <span className="text-small whitespace-nowrap text-soft tabular-nums">
        {formats.jobCount(totalJobs)}
      </span>
    </ListingLink>
  );
}
