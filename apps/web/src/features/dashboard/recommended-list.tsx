import type { RecommendedJobs } from "@farwork/data";
import { formatReasons } from "@farwork/domain/recommend";
import { useSearchParams } from "next/navigation";

import { JobCard } from "../job/job-card.tsx";

/** Recommended jobs, each with why. One that is saved meanwhile stays where it is, its button pressed. */
export function RecommendedList({ jobs, now }: { jobs: RecommendedJobs["jobs"]; now: Date }) {
  const landing = new URLSearchParams(useSearchParams());
  return (
    <ol className="job-entries">
      {jobs.map((job) => (
        <li key={job.firestoreId} className="job-entry-row">
          <JobCard
            job={job}
            now={now}
            landing={landing}
            headingLevel="h3"
            note={job.reasons.length > 0 ? <p>{formatReasons(job.reasons)}</p> : undefined}
          />
        </li>
      ))}
    </ol>
  );
}
