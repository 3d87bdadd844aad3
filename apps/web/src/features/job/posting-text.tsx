import { dropUnsafeLinks, isOpen, type Job, markQuotes, readdressImages } from "@farwork/domain";

import { imagePath } from "../../platform/images/image-path.ts";
import { ApplyLink } from "./apply-link.tsx";

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

/**
 * The one place that renders markup we did not write. `SafeHtml` comes from the sanitiser alone; its pictures are had
 * from this site. Its links carry no marketing parameters on: they are the employer's words, and where the visitor came
 * from is for the apply link. What says who may hold the job is marked.
 */
function JobDescription({ job }: { job: Job }) {
  const written = readdressImages(dropUnsafeLinks(job.description), (address) =>
    imagePath(job.firestoreId, address),
  );
  const facts = job.eligibility ?? [];
  const html = markQuotes(
    written,
    facts.filter(({ source }) => source === "description").map(({ quote }) => quote),
  );
  // oxlint-disable-next-line react/no-danger -- the brand proves that ingestion sanitised it
  return <div className="description" dangerouslySetInnerHTML={{ __html: html }} />;
}
