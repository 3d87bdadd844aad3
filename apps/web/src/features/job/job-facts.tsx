import type { Job } from "@farwork/domain";
import { readSourceLink } from "@farwork/domain/feed";
import { type FactValue, type FormattedFact, formatFacts } from "@farwork/domain/job-posting";
import { Fragment, type ReactNode } from "react";

import { useFormats } from "#formats";

import type { Reader } from "../../platform/requests/reader-search.ts";
import { NO_FILTERS } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";
import { EligibilityFacts, HoursFact, ReaderFact } from "./eligibility-facts.tsx";
import { Fact, Narrowed, PostedTime } from "./fact.tsx";
import { JobLocations } from "./job-locations.tsx";
import { attributeTo, nameSource, relTo } from "./job-sources.ts";

/**
 * A posting's facts, one per line, with the source's own words where ours replaced them. Facts that are filters link to
 * the jobs that share them.
 */
export function JobFacts({
  job,
  now,
  landing,
  reader,
}: {
  job: Job;
  now: Date;
  landing: URLSearchParams;
  reader: Reader;
}) {
  const formats = useFormats();
  return (
    <dl className="border-t border-rule text-small">
      <ReaderFact job={job} reader={reader} />
      <HoursFact job={job} reader={reader} now={now} />
      <EligibilityFacts job={job} />
      {job.locations && (
        <Fact term="Posted for">
          <JobLocations job={job} landing={landing} carried={reader.carried} />
        </Fact>
      )}
      {formatFacts(job, { ...formats, now }).map((fact) => (
        <Fact key={fact.label} term={fact.label}>
          <Values fact={fact} now={now} landing={landing} />
          {fact.notes.map((note) => (
            <Aside key={note}>{note}</Aside>
          ))}
          {fact.quotes.length > 0 && <Aside>Stated as “{fact.quotes.join("”, “")}”</Aside>}
        </Fact>
      ))}
      <Fact term="Source">
        <SourceCredit job={job} />
      </Fact>
    </dl>
  );
}

function Values({ fact, ...reader }: { fact: FormattedFact; now: Date; landing: URLSearchParams }) {
  const [first, ...others] = fact.values;
  if (!first || others.length > 0)
    return (
      <ul className="flex flex-wrap gap-x-3 wrap-anywhere">
        {fact.values.map((value) => (
          <li key={value.text}>
            <Value value={value} {...reader} />
          </li>
        ))}
      </ul>
    );
  const isFigure = fact.card === "figure" && first.kind === undefined;
  return (
    <span className={isFigure ? "font-semibold tabular-nums" : undefined}>
      <Value value={first} {...reader} />
    </span>
  );
}

function Value({ value, now, landing }: { value: FactValue; now: Date; landing: URLSearchParams }) {
  const { text, at, shared } = value;
  if (at) return <PostedTime at={at} now={now} />;
  if (!shared) return text;
  const filters = { ...NO_FILTERS, [shared.filter]: [shared.value] };
  return <Narrowed href={listingPath(filters, 1, landing)}>{text}</Narrowed>;
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-note text-faint">{children}</span>;
}

/**
 * Names a job's source, and other sources of the position, with the links their terms require: to the exact address
 * given, without marketing parameters, which only the apply link carries. Names the host if it is not the source's own,
 * and shows plain text if the link is unsafe.
 */
function SourceCredit({ job }: { job: Job }) {
  const others = job.also_on ?? [];
  return (
    <>
      <SourceLink source={job.source} url={job.url} words={attributeTo(job.source)} />
      {others.length > 0 && (
        <span className="mt-0.5 block">
          also on{" "}
          {others.map(({ source, url }, index) => (
            <Fragment key={source}>
              {index > 0 && ", "}
              <SourceLink source={source} url={url} words={nameSource(source)} />
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}

function SourceLink({ source, url, words }: { source: string; url: string; words: string }) {
  const link = readSourceLink(source, url);
  if (!link) return words;
  return (
    <a
      href={link.href}
      target="_blank"
      rel={relTo(source)}
      className="text-link max-desk:-mx-1 max-desk:-my-2.5 max-desk:inline-flex max-desk:min-h-11 max-desk:items-center max-desk:px-1"
    >
      {link.isOwnHost ? words : `${words}, at ${link.host}`}
    </a>
  );
}
