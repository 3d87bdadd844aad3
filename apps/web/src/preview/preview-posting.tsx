import { JobFacts } from "../jobs/job-facts.tsx";
import type { Posting } from "../jobs/jobs-atoms.ts";
import { PostingHeader } from "../jobs/posting-header.tsx";
import { PostingText } from "../jobs/posting-text.tsx";
import { RememberViewed } from "../visits/remember-viewed.tsx";
import { labelPosting } from "./label-posting.ts";
import { PreviewMissing } from "./preview-missing.tsx";
import { previewPath } from "./preview-path.ts";

/**
 * What stands beside the list: the parts of a posting's own page, under each other, what was read in the entry last; or
 * why it is not there. `path` is the list's own address. The server renders it too, so that it is there without scripts.
 */
export function PreviewPosting({
  posting,
  path,
  landing,
}: {
  posting: Posting;
  path: string;
  landing: URLSearchParams;
}) {
  if (posting.status !== "found") {
    const retryPath = posting.status === "failed" ? previewPath(path, posting.jobId) : undefined;
    return <PreviewMissing heading={labelPosting(posting)} retryPath={retryPath} />;
  }
  const shown = { job: posting.job, now: posting.now, landing };
  return (
    <article className="preview-posting">
      <RememberViewed job={posting.job} />
      <PostingHeader {...shown} headingLevel="h2" className="border-b border-rule pb-6" />
      <div className="pt-6 pb-10">
        <PostingText {...shown} headingLevel="h3" />
      </div>
      <div className="preview-facts">
        <h3 className="sr-only">Facts</h3>
        <JobFacts {...shown} />
      </div>
    </article>
  );
}
