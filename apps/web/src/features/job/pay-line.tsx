import type { JobCard } from "@farwork/domain";
import { formatCardFacts } from "@farwork/domain/job-posting";

import { useFormats } from "#formats";

const LOOKS = {
  stated: "font-semibold text-pretty tabular-nums",
  quoted: "wrap-anywhere text-pretty first-letter:uppercase",
  unstated: "text-faint",
  converted: "text-soft tabular-nums",
} as const;

/** Pay as the posting stated it; where we could not read its words, those words, without a figure's weight. */
export function PayLine({ job }: { job: JobCard }) {
  return formatCardFacts(job, "figure", useFormats()).map(({ text, kind }) => (
    <p key={text} className={`text-small ${LOOKS[kind ?? "stated"]}`}>
      {text}
    </p>
  ));
}
