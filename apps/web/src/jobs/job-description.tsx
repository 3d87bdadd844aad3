import type { SafeHtml } from "@farwork/domain";

/**
 * The one place that renders markup we did not write. `SafeHtml` comes from the sanitiser alone. Its links carry no
 * marketing parameters on: they are the employer's words, and where the visitor came from is for the apply link.
 */
export function JobDescription({ html }: { html: SafeHtml }) {
  // oxlint-disable-next-line react/no-danger -- the brand proves that ingestion sanitised it
  return <div className="description" dangerouslySetInnerHTML={{ __html: html }} />;
}
