"use client";

import { useAtomValue } from "jotai";

import { useFormats } from "#formats";

import { SiteLink } from "../../ui/site-link.tsx";
import { jobsAtom } from "./jobs-atoms.ts";
import type { ReturnPath } from "./return-path.ts";

/** A link back to the listing last shown, with its filters and page, when the return path is a listing. */
export function BackLink({ to }: { to: ReturnPath }) {
  const formats = useFormats();
  const jobs = useAtomValue(jobsAtom);
  const isListed = to.isListing && jobs.status !== "none";
  const href = isListed ? jobs.address.path : to.path;
  return (
    <SiteLink href={href} className="text-link inline-flex min-h-11 items-center text-small">
      <span aria-hidden="true">←&nbsp;</span>
      {!isListed
        ? to.label
        : jobs.status === "ready"
          ? `Back to ${formats.jobCount(jobs.listing.totalJobs)}`
          : "Back to results"}
    </SiteLink>
  );
}
