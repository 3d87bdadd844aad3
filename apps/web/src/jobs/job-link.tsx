"use client";

import Link, { useLinkStatus } from "next/link";
import type { ReactNode } from "react";

/** A link to a job's page, with the pending line while that page is on its way. */
export function JobLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // Fifteen of them stand on a page: fetched when followed, not when seen.
    <Link href={href} prefetch={false} className={className}>
      {children}
      <Pending />
    </Link>
  );
}

function Pending() {
  const { pending } = useLinkStatus();
  return pending && <span className="pending-line" aria-hidden="true" />;
}
