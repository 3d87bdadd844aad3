import type { JobCard } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";
import { formatCardFacts } from "@farwork/domain/job-posting";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import { formatMoment } from "../../platform/locale/formats.ts";

/** A term and its value in a list of facts. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-2.5">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * A link to the jobs that share a fact. A plain link, which keeps the router from prefetching forty addresses per page.
 */
export function Narrowed({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-link wrap-anywhere max-desk:-my-2.5 max-desk:inline-flex max-desk:min-h-11 max-desk:py-2.5 max-desk:min-w-11 max-desk:items-center"
    >
      {children}
    </a>
  );
}

const LOOKS = {
  stated: "font-semibold text-pretty tabular-nums",
  quoted: "wrap-anywhere text-pretty first-letter:uppercase",
  unstated: "text-faint",
  converted: "text-soft tabular-nums",
} as const;

/** Pay as stated. Text we could not read as an amount is quoted, without emphasis. */
export function PayLine({ job }: { job: JobCard }) {
  return formatCardFacts(job, "figure", useFormats()).map(({ text, kind }) => (
    <p key={text} className={`text-small ${LOOKS[kind ?? "stated"]}`}>
      {text}
    </p>
  ));
}

/** How long ago a job was posted, with the exact moment (UTC) as its title. */
export function PostedTime({ at, now }: { at: Date; now: Date }) {
  return (
    <time
      className="inline-block first-letter:uppercase"
      dateTime={at.toISOString()}
      title={formatMoment(at)}
    >
      {formatPostedAgo(at, now)}
    </time>
  );
}
