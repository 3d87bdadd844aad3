import { isOpen, type Job } from "@farwork/domain";

import { ApplyLink } from "./apply-link.tsx";
import { JobDescription } from "./job-description.tsx";

/** A posting's own words, and the way to apply once more for whoever read to their end. */
export function PostingText({
  job,
  now,
  headingLevel: Heading,
}: {
  job: Job;
  now: Date;
  headingLevel: "h2" | "h3";
}) {
  return (
    <>
      {/* Postings begin with headings of any level; this one keeps the outline whole. */}
      <Heading className="sr-only">Description</Heading>
      <JobDescription job={job} />
      {isOpen(job, now) && (
        <div className="mt-10 border-t border-rule pt-6">
          <ApplyLink job={job} className="max-tablet:w-full" />
        </div>
      )}
    </>
  );
}
