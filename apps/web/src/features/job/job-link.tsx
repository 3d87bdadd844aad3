"use client";

import type { ReactNode } from "react";

import { PageLink } from "../../ui/page-link.tsx";
import { usePreview } from "./preview-context.ts";

/** A link to a job's page, or, where `jobId` is given and a posting has room beside the list, to the posting there. */
export function JobLink({
  jobId,
  href,
  className,
  children,
}: {
  jobId?: string;
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const preview = usePreview();
  const isOpen = jobId !== undefined && preview?.jobId === jobId;
  return (
    <PageLink
      href={href}
      data-job={jobId}
      aria-current={isOpen || undefined}
      instead={() => jobId !== undefined && preview?.open(jobId)}
      className={className}
    >
      {children}
    </PageLink>
  );
}
