import type { JobCard } from "@farwork/domain";

import { PageLink } from "../ui/page-link.tsx";
import { CompanyMark } from "./company-mark.tsx";

/** Whose posting it is, and what it is called: over a page of its own (`h1`), or within another page (`h2`). */
export function PostingTitle({
  job,
  headingLevel: Heading,
  id,
  companyHref,
}: {
  job: Pick<JobCard, "firestoreId" | "company_name" | "company_logo" | "title">;
  headingLevel: "h1" | "h2";
  id?: string;
  /** Where the company's other jobs are. */
  companyHref?: string | undefined;
}) {
  return (
    <>
      <p className="flex items-center gap-3 text-lead font-semibold">
        <CompanyMark name={job.company_name} job={job} />
        <span className="min-w-0">
          {companyHref === undefined ? (
            job.company_name
          ) : (
            <PageLink
              href={companyHref}
              className="wrap-anywhere hover:underline max-desk:inline-flex max-desk:min-h-11 max-desk:min-w-11 max-desk:items-center"
            >
              {job.company_name}
            </PageLink>
          )}
        </span>
      </p>
      <Heading
        id={id}
        className={`set-narrow text-balance ${Heading === "h1" ? "mt-4 text-title" : "mt-3 text-head"}`}
      >
        {job.title}
      </Heading>
    </>
  );
}
