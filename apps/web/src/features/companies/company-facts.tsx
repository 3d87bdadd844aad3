import type { Company, FacetCount } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { CATEGORY_LABELS } from "@farwork/domain/job";
import { noteRates, UNLIKELY_PAY } from "@farwork/domain/job-posting";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import { labelFrom } from "../filters/filter-labels.ts";
import { listingPath } from "../filters/listing-path.ts";
import { Fact, Narrowed } from "../job/fact.tsx";
import { nameSource } from "../job/job-sources.ts";

const MAX_LINES = 8;

/** What a company's open jobs state, with counts. Categories link to their jobs. */
export function CompanyFacts({
  company,
  landing,
  now,
}: {
  company: Company;
  landing: URLSearchParams;
  now: Date;
}) {
  const { slug, categories, places, morePlaces, pay, sources, totalJobs } = company;
  const silent = totalJobs - pay.reduce((sum, { jobs }) => sum + jobs, 0);
  const fieldPath = (category: string) =>
    listingPath(filtersFromQuery(new URLSearchParams({ category, company: slug })), 1, landing);
  return (
    <dl className="border-t border-rule text-small">
      <Fact term="Fields">
        <Lines counts={categories}>
          {(value) => <Narrowed href={fieldPath(value)}>{labelFrom(CATEGORY_LABELS)(value)}</Narrowed>}
        </Lines>
      </Fact>
      <Fact term="Open to">
        <Lines counts={places} more={morePlaces}>
          {(value) => value}
        </Lines>
      </Fact>
      <Fact term="Pay">{pay.length === 0 ? "Not stated" : <PayLines {...{ pay, silent, now }} />}</Fact>
      <Fact term="Sources">
        <Lines counts={sources}>{nameSource}</Lines>
      </Fact>
    </dl>
  );
}

/** Pay as stated, with the reader's terms below or why it has none; `silent` jobs state no pay. */
function PayLines({ pay, silent, now }: { pay: Company["pay"]; silent: number; now: Date }) {
  const formats = useFormats();
  const converted = pay.map((stated) => formats.converted(stated));
  const ratesNote = noteRates(pay, { ...formats, now });
  const notes = pay.map(({ implausible }, at) => (implausible ? UNLIKELY_PAY : converted[at]));
  return (
    <>
      <Lines
        counts={[
          ...pay.map((stated) => ({ value: formats.pay(stated), count: stated.jobs })),
          ...(silent > 0 ? [{ value: "Not stated", count: silent }] : []),
        ]}
      >
        {(value, at) => (
          <span className="tabular-nums">
            {value}
            {notes[at] && <span className="block text-soft">{notes[at]}</span>}
          </span>
        )}
      </Lines>
      {ratesNote !== undefined && <p className="mt-1 text-note text-faint">{ratesNote}</p>}
    </>
  );
}

/** Values with dotted leaders and counts. `more`: values beyond `counts`. */
function Lines({
  counts,
  more = 0,
  children,
}: {
  counts: readonly FacetCount[];
  more?: number;
  children: (value: string, at: number) => ReactNode;
}) {
  const formats = useFormats();
  const left = Math.max(0, counts.length - MAX_LINES) + more;
  return (
    <ul>
      {counts.slice(0, MAX_LINES).map(({ value, count }, at) => (
        <li key={value} className="flex items-baseline gap-2">
          <span className="min-w-0 wrap-anywhere max-desk:[&>a]:my-0">{children(value, at)}</span>
          <span className="leader" aria-hidden="true" />
          <span className="tabular-nums">
            {formats.count(count)}
            <span className="sr-only"> {count === 1 ? "job" : "jobs"}</span>
          </span>
        </li>
      ))}
      {left > 0 && <li className="text-faint">and {formats.count(left)} more</li>}
    </ul>
  );
}
