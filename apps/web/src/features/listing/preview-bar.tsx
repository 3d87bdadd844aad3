import { PageLink } from "../../ui/page-link.tsx";
import { JobLink } from "../job/job-link.tsx";

/** Links from a job beside the list to its own page, and back to the list. They work without scripts. */
export function PreviewBar({
  path,
  pagePath,
  close,
}: {
  /** The list's own address. */
  path: string;
  pagePath: string | undefined;
  close: (() => void) | undefined;
}) {
  return (
    <div className="preview-bar">
      <PageLink
        href={path}
        instead={() => {
          close?.();
          return close !== undefined;
        }}
        className="text-link inline-flex min-h-11 items-center pane:order-1"
      >
        <span className="pane:hidden">
          <span aria-hidden="true">←&nbsp;</span>Back to results
        </span>
        <span className="max-pane:hidden">
          Close<span className="sr-only"> the posting</span>
          <span aria-hidden="true">&nbsp;×</span>
        </span>
      </PageLink>
      {pagePath !== undefined && (
        <JobLink href={pagePath} className="text-link inline-flex min-h-11 items-center max-pane:ml-auto">
          Open page
        </JobLink>
      )}
    </div>
  );
}
