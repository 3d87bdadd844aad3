import { jobPath, withMarketingParams } from "@farwork/domain/links";

import type { LoadedJob } from "../data/server-client.ts";
import { PreviewMissing } from "./preview-missing.tsx";
import { previewPath } from "./preview-path.ts";
import { PreviewPosting } from "./preview-posting.tsx";
import type { RenderedPreview } from "./preview-slot.tsx";

/** Renders what stands beside the list: the posting, or why it is not there. `path` is the list's own address. */
export function renderPreview(
  jobId: string,
  loaded: LoadedJob,
  { path, now, landing }: { path: string; now: Date; landing: URLSearchParams },
): RenderedPreview {
  if (loaded.status !== "found") {
    const isUnknown = loaded.status === "unknown";
    const label = isUnknown ? "There is no such job here" : "This job can’t be reached just now";
    const retryPath = isUnknown ? undefined : previewPath(path, jobId);
    return {
      jobId,
      label,
      pagePath: undefined,
      body: <PreviewMissing heading={label} retryPath={retryPath} />,
    };
  }
  const { job } = loaded;
  return {
    jobId,
    label: job.title,
    pagePath: withMarketingParams(jobPath(job), landing),
    body: <PreviewPosting job={job} now={now} landing={landing} />,
  };
}
