import { dropUnsafeLinks, type Job, movePictures } from "@farwork/domain";

import { imagePath } from "../../platform/images/image-path.ts";

/**
 * The one place that renders markup we did not write. `SafeHtml` comes from the sanitiser alone; its pictures are had
 * from this site. Its links carry no marketing parameters on: they are the employer's words, and where the visitor came
 * from is for the apply link.
 */
export function JobDescription({ job }: { job: Pick<Job, "firestoreId" | "description"> }) {
  const html = movePictures(dropUnsafeLinks(job.description), (address) =>
    imagePath(job.firestoreId, address),
  );
  // oxlint-disable-next-line react/no-danger -- the brand proves that ingestion sanitised it
  return <div className="description" dangerouslySetInnerHTML={{ __html: html }} />;
}
