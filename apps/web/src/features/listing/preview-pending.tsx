import type { JobCard } from "@farwork/domain";

import { PostingTitle } from "../job/posting-title.tsx";

/** A posting that is on its way: what its entry already says, over the grey of what is to come. */
export function PreviewPending({ card }: { card: JobCard | undefined }) {
  return (
    <div className="preview-posting">
      {card && <PostingTitle job={card} headingLevel="h2" />}
      <div className="preview-loading" aria-hidden="true" />
    </div>
  );
}
