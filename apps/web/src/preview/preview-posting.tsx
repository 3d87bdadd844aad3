import type { Job } from "@farwork/domain";

import { JobFacts } from "../jobs/job-facts.tsx";
import { PostingHeader } from "../jobs/posting-header.tsx";
import { PostingText } from "../jobs/posting-text.tsx";
import { RememberViewed } from "../visits/remember-viewed.tsx";

/** A posting beside the list: the parts of its own page, under each other: what was read in the entry comes last. */
export function PreviewPosting(posting: { job: Job; now: Date; landing: URLSearchParams }) {
  return (
    <article className="preview-posting">
      <RememberViewed job={posting.job} />
      <PostingHeader {...posting} headingLevel="h2" className="border-b border-rule pb-6" />
      <div className="pt-6 pb-10">
        <PostingText {...posting} headingLevel="h3" />
      </div>
      <div className="preview-facts">
        <h3 className="sr-only">Facts</h3>
        <JobFacts {...posting} />
      </div>
    </article>
  );
}
