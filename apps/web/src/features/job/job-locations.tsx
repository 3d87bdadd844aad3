import type { JobCard } from "@farwork/domain";

import { useFormats } from "#formats";

import { JobLink } from "./job-link.tsx";
import { type Kept, postingPath } from "./posting-path.ts";

/** The places of a position, each with a link to its posting. Nothing for a single place. Expands without scripts. */
export function JobLocations({
  job,
  ...kept
}: {
  job: Pick<JobCard, "firestoreId" | "title" | "company_name" | "locations">;
} & Kept) {
  const formats = useFormats();
  const { locations = [] } = job;
  if (locations.length === 0) return null;
  return (
    <details className="job-locations">
      <summary>
        {formats.count(locations.length)} {locations.length === 1 ? "location" : "locations"}
        <span className="sr-only"> of {job.title}</span>
      </summary>
      <ul>
        {locations.map(({ firestoreId, name }) => (
          <li key={firestoreId}>
            <JobLink
              jobId={firestoreId}
              href={postingPath({ ...job, firestoreId }, kept)}
              className="text-link"
            >
              {name === "" ? "Location not stated" : name}
            </JobLink>
            {firestoreId === job.firestoreId && <span className="text-soft"> (this posting)</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
