import type { SafeHtml } from "@farwork/domain";

/** The one place that renders markup we did not write. `SafeHtml` comes from the sanitiser alone. */
export function JobDescription({ html }: { html: SafeHtml }) {
  // oxlint-disable-next-line react/no-danger -- the brand proves that ingestion sanitised it
  return <div className="description" dangerouslySetInnerHTML={{ __html: html }} />;
}
