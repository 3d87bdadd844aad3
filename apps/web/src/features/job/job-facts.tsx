import type { Job } from "@farwork/domain";
import { type FactValue, type SaidFact, sayFacts } from "@farwork/domain/job-posting";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import { NO_FILTERS } from "../filters/active-filters.ts";
import { listingPath } from "../filters/listing-path.ts";
import { Fact, Narrowed } from "./fact.tsx";
import { PostedTime } from "./posted-time.tsx";
import { SourceCredit } from "./source-credit.tsx";

/**
 * What a posting states, one fact a line, with the source's own words where ours took their place. What a filter knows
 * leads to the jobs that share it.
 */
export function JobFacts({ job, now, landing }: { job: Job; now: Date; landing: URLSearchParams }) {
  const formats = useFormats();
  return (
    <dl className="border-t border-rule text-small">
      {sayFacts(job, { ...formats, now }).map((fact) => (
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

function Values({ fact, ...reader }: { fact: SaidFact; now: Date; landing: URLSearchParams }) {
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
