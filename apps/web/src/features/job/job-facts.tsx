import type { Job, Pay } from "@farwork/domain";
import { CATEGORY_LABELS, JOB_TYPE_LABELS } from "@farwork/domain/job";
import { formatPlace } from "@farwork/domain/place";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import { NO_FILTERS } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";
import { Fact, Narrowed } from "./fact.tsx";
import { nameSource } from "./job-sources.ts";
import { PostedTime } from "./posted-time.tsx";
import { SourceCredit } from "./source-credit.tsx";

/**
 * What a posting states, one fact a line, with the source's own words where ours took their place. Type, category and
 * tags lead to the jobs that share them.
 */
export function JobFacts({ job, now, landing }: { job: Job; now: Date; landing: URLSearchParams }) {
  const formats = useFormats();
  const place = formatPlace(job.place);
  return (
    <dl className="border-t border-rule text-small">
      <Fact term="Pay">
        <PayFact pay={job.pay} salary={job.salary} />
      </Fact>
      <Fact term="Open to">
        {place}
        <Stated words={[job.candidate_required_location.trim()]} shown={place} />
      </Fact>
      <Fact term="Job type">
        {job.job_type === "unspecified" ? (
          JOB_TYPE_LABELS.unspecified
        ) : (
          <Narrowed href={listingPath({ ...NO_FILTERS, job_type: [job.job_type] }, 1, landing)}>
            {JOB_TYPE_LABELS[job.job_type]}
          </Narrowed>
        )}
        <Stated words={job.stated?.job_types} shown={JOB_TYPE_LABELS[job.job_type]} />
      </Fact>
      <Fact term="Category">
        <Narrowed href={listingPath({ ...NO_FILTERS, categories: [job.category] }, 1, landing)}>
          {CATEGORY_LABELS[job.category]}
        </Narrowed>
        <Stated words={job.stated?.categories} shown={CATEGORY_LABELS[job.category]} />
      </Fact>
      <Fact term="Posted">
        <PostedTime at={job.publication_date} now={now} />
        <Aside>{formats.day(job.publication_date)}</Aside>
      </Fact>
      <Fact term="First seen">{formats.day(job.first_seen_at)}</Fact>
      <Fact term="Last seen">
        {formats.day(job.last_seen_at)}, at {nameSource(job.source)}
      </Fact>
      {job.expires_at && (
        <Fact term={job.expires_at > now ? "Expires" : "Expired"}>{formats.day(job.expires_at)}</Fact>
      )}
      {job.closed_at && <Fact term="Closed">{formats.day(job.closed_at)}</Fact>}
      {job.tags.length > 0 && (
        <Fact term="Tags">
          <ul className="flex flex-wrap gap-x-3 wrap-anywhere">
            {job.tags.map((tag) => (
              <li key={tag}>
                <Narrowed href={listingPath({ ...NO_FILTERS, tags: [tag] }, 1, landing)}>{tag}</Narrowed>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term="Source">
        <SourceCredit job={job} />
      </Fact>
    </dl>
  );
}

/** The source's words, where they say it otherwise than `shown` does. */
function Stated({ words = [], shown }: { words?: readonly string[] | undefined; shown: string }) {
  const others = words.filter((word) => bareWord(word) !== "" && bareWord(word) !== bareWord(shown));
  return others.length > 0 && <Aside>Stated as “{others.join("”, “")}”</Aside>;
}

/** "full_time", "Full Time" and "Full-time" are one word. */
function bareWord(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-note text-faint">{children}</span>;
}

/** Pay with all that is behind it: what was stated, and what we made of it. */
export function PayFact({ pay, salary }: { pay: Pay | undefined; salary: string }) {
  const formats = useFormats();
  if (!pay) return salary === "" ? "Not stated" : salary;
  const annual = formats.pay({ ...pay.annual, currency: pay.currency, period: "year" });
  return (
    <>
      <span className="font-semibold tabular-nums">{formats.pay(pay)}</span>
      {pay.periodAssumed && (
        <span className="mt-0.5 block text-note text-faint">
          No period stated: by its size we count it as {pay.period === "hour" ? "an" : "a"} {pay.period}’s pay
        </span>
      )}
      {pay.period !== "year" && annual !== "" && (
        <span className="mt-0.5 block text-note text-soft tabular-nums">
          {pay.periodAssumed && "So "}
          {annual}, if full time
        </span>
      )}
      {pay.origin === "parsed" && salary !== "" && (
        <span className="mt-0.5 block text-note text-faint">Stated as “{salary}”</span>
      )}
    </>
  );
}
