"use client";

import { createContext, type ReactNode, use } from "react";

import { PageLink } from "../../ui/page-link.tsx";

export type Preview = {
  /** Whose posting is beside the list, or on its way there. */
  readonly jobId: string | undefined;
  /** Opens a posting beside the list, and says whether there is room for it. */
  readonly open: (jobId: string) => boolean;
  readonly close: () => void;
};

export const PreviewContext = createContext<Preview | undefined>(undefined);

/** The posting beside the list; undefined on pages that have none. */
export function usePreview(): Preview | undefined {
  return use(PreviewContext);
}

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
