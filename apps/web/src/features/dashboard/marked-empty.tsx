import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { MarkKind } from "../saved-jobs/mark.ts";

const WORDS: Readonly<Record<MarkKind, { heading: string; help: string }>> = {
  saved: {
    heading: "Nothing saved yet",
    help: "Save a job wherever you see it, and it waits for you here, on every device you log in on.",
  },
  applied: {
    heading: "No applications yet",
    help: "Mark a job as applied when you have sent yours, and you will know here where you stand.",
  },
};

/** A list with nothing on it: how something gets there. */
export function MarkedEmpty({ kind }: { kind: MarkKind }) {
  const { heading, help } = WORDS[kind];
  return (
    <Notice headingLevel="h1" heading={heading}>
      <p className="max-w-measure">{help}</p>
      <SiteLink href="/" className="action">
        Find jobs
      </SiteLink>
    </Notice>
  );
}
