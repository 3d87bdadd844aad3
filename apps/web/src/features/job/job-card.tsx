import type { JobCard as Card } from "@farwork/domain";
import { formatCardFacts } from "@farwork/domain/job-posting";
import { type ReactNode, useId } from "react";

import { JobListButtons } from "../saved-jobs/job-list-buttons.tsx";
import { CompanyMark } from "./company-mark.tsx";
import { PayLine, PostedTime } from "./fact.tsx";
import { JobLink } from "./job-link.tsx";
import { JobLocations } from "./job-locations.tsx";
import { attributeTo, mentionOtherSources } from "./job-sources.ts";
import { type Kept, postingPath } from "./posting-path.ts";

const SHOWN = 5;

const DAY_MS = 24 * 3600 * 1000;

/**
 * One job in a list. The title's link covers the whole entry except for its buttons. `note` is the list's own remark;
 * `actions` are extra buttons. With `lastVisit`, new jobs are highlighted instead of those from the last day.
 * `showMatches` highlights search terms; `excerpt` is a matching start of the description.
 */
export function JobCard({
  job,
  now,
  landing,
  carried,
  headingLevel: Heading = "h2",
  note,
  lastVisit,
  actions,
  showMatches,
  excerpt,
  answer,
}: {
  job: Card;
  now: Date;
  headingLevel?: "h2" | "h3";
  note?: ReactNode;
  lastVisit?: Date | undefined;
  actions?: ReactNode;
  showMatches?: ((text: string) => ReactNode) | undefined;
  excerpt?: ReactNode;
  /** Whether readers from their country may apply, shown instead of the place. */
  answer?: string | undefined;
} & Kept) {
  // A job may appear in two lists of a page.
  const titleId = useId();
  const elsewhere = mentionOtherSources(job);
  const show = showMatches ?? ((text: string) => text);
  const isNewToYou = lastVisit !== undefined && job.first_seen_at > lastVisit;
  const isNew = lastVisit === undefined && now.getTime() - job.publication_date.getTime() < DAY_MS;
  const posted = <PostedTime at={job.publication_date} now={now} />;
  return (
    <article className="job-entry" aria-labelledby={titleId}>
      <CompanyMark name={job.company_name} job={job} />
      <div className="job-entry-head">
        <Heading id={titleId} className="set-narrow text-lead text-pretty">
          <JobLink
            jobId={job.firestoreId}
            href={postingPath(job, { landing, carried })}
            className="job-entry-link"
          >
            {show(job.title)}
          </JobLink>
        </Heading>
        <p className="dotted mt-0.5 text-small text-soft">
          <span className="font-semibold text-ink">{show(job.company_name)}</span>
          {formatCardFacts(job, "line").map(({ text }, at) => (
            <span key={text} className={at === 0 ? "font-medium text-ink" : "whitespace-nowrap"}>
              {at === 0 ? (answer ?? text) : text}
            </span>
          ))}
        </p>
        <JobLocations {...{ job, landing, carried }} />
        {excerpt !== undefined && (
          <p className="mt-1.5 line-clamp-2 max-w-measure text-small text-pretty text-soft">{excerpt}</p>
        )}
        {note !== undefined && <div className="mt-1 text-small text-soft">{note}</div>}
      </div>
      <div className="job-entry-figures">
        <PayLine job={job} />
        <p className="dotted text-note text-faint">
          {isNewToYou && (
            <span>
              <span className="marked">New to you</span>
            </span>
          )}
          <span>{isNew ? <span className="marked">{posted}</span> : posted}</span>
          {elsewhere === "" ? (
            <span className="whitespace-nowrap">{attributeTo(job.source)}</span>
          ) : (
            <span>
              <span className="whitespace-nowrap">{attributeTo(job.source)}</span>,{" "}
              <span className="inline-block">{elsewhere}</span>
            </span>
          )}
        </p>
      </div>
      <div className="job-entry-foot">
        <JobTags tags={formatCardFacts(job, "tags").map(({ text }) => text)} show={show} />
        <JobListButtons job={{ firestoreId: job.firestoreId, title: job.title }} look="quiet">
          {actions}
        </JobListButtons>
      </div>
    </article>
  );
}

/** The first few tags of a job, in a line. */
function JobTags({
  tags,
  show = (tag) => tag,
}: {
  tags: readonly string[];
  show?: (tag: string) => ReactNode;
}) {
  if (tags.length === 0) return null;
  const others = tags.length - SHOWN;
  return (
    <ul className="job-entry-tags" aria-label="Tags">
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag}>{show(tag)}</li>
      ))}
      {others > 0 && <li>and {others} more</li>}
    </ul>
  );
}
