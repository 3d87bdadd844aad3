"use client";

import { createContext, type ReactNode, use } from "react";

import { PageLink } from "../../ui/page-link.tsx";

export type Preview = {
  /** The job beside the list, or loading there. */
  readonly jobId: string | undefined;
  /** Opens a job beside the list; returns whether there is room for it. */
  readonly open: (jobId: string) => boolean;
  readonly close: () => void;
};

export const PreviewContext = createContext<Preview | undefined>(undefined);

/** The preview beside the list; undefined on pages without one. */
export function usePreview(): Preview | undefined {
  return use(PreviewContext);
}

/** A link to a job's page. With `jobId`, it opens beside the list if there is room. */
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
