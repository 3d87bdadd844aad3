import type { JobCard } from "@farwork/domain";
import type { ReactNode } from "react";

import { CompanyMark } from "./company-mark.tsx";

/** A job's company and title, as the heading of a page (`h1`) or a section (`h2`). */
export function PostingTitle({
  job,
  headingLevel: Heading,
  id,
  company = job.company_name,
}: {
  job: Pick<JobCard, "firestoreId" | "company_name" | "company_logo" | "title">;
  headingLevel: "h1" | "h2";
  id?: string;
  /** The company's name, if it links to its other jobs. */
  company?: ReactNode;
}) {
  return (
    <>
      <p className="flex items-center gap-3 text-lead font-semibold">
        <CompanyMark name={job.company_name} job={job} />
        <span className="min-w-0">{company}</span>
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
