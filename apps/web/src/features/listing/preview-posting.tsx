import { previewPath } from "../../platform/requests/preview-path.ts";
import { readReader } from "../../platform/requests/reader-search.ts";
import { JobFacts } from "../job/job-facts.tsx";
import { PostingHeader, PostingText } from "../job/posting-parts.tsx";
import { RecordViewedJob } from "../visits/record-viewed-job.tsx";
import type { Posting } from "./jobs-atoms.ts";
import { labelPosting } from "./label-posting.ts";

/**
 * The job beside the list, in the parts of its own page but in one column, ending with what its entry already showed;
 * or why it is missing. `path` is the list's own address. Also rendered by the server, for visitors without scripts.
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
      <RecordViewedJob job={posting.job} />
      <PostingHeader {...shown} headingLevel="h2" className="border-b border-rule pb-6" />
      <div className="pt-6 pb-10">
        <PostingText {...shown} headingLevel="h3" />
      </div>
      <div className="preview-facts">
        <h3 className="sr-only">Facts</h3>
        <JobFacts {...shown} reader={readReader(landing)} />
      </div>
    </article>
  );
}

/** Explains a missing job, and what to do about it. The link needs no JavaScript. */
function PreviewMissing({
  heading,
  retryPath,
}: {
  heading: string;
  /** Set if retrying may help. */
  retryPath: string | undefined;
}) {
  return (
    <div className="preview-posting flex flex-col items-start gap-5">
      <h2 className="set-narrow text-head text-balance">{heading}</h2>
      {retryPath === undefined ? (
        <p className="text-soft">The link may be incomplete.</p>
      ) : (
        <>
          <p className="text-soft">Our server did not answer.</p>
          <a href={retryPath} className="action">
            Try again
          </a>
        </>
      )}
    </div>
  );
}
