import type { Job } from "@farwork/domain";
import { findFeedSource } from "@farwork/domain/feed/feed-source";

/**
 * Names the source of a posting and links back to it there, as its terms ask: to the very address it gave, so without
 * marketing parameters. Those go with the apply link.
 */
export function SourceCredit({ job }: { job: Job }) {
  const source = findFeedSource(job.source);
  const rel = source?.linkRel ?? "noopener noreferrer nofollow";
  return (
    <a href={job.url} target="_blank" rel={rel} className="text-link">
      {source?.attribution ?? `From ${job.source}`}
    </a>
  );
}
