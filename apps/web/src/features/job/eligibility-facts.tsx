import type { EligibilityFact, Job } from "@farwork/domain";
import { evaluateEligibility, formatEligibility, isOverruled } from "@farwork/domain/eligibility";
import { formatLocation, formatLocationInSentence, formatPlace } from "@farwork/domain/place";
import { askedHours } from "@farwork/domain/reader";

import {
  type Reader,
  READER_PARAM,
  REMEMBER_COUNTRY,
  REMEMBER_PARAM,
  type SuggestedPlaces,
} from "../../platform/requests/reader-search.ts";
import { AskCountry } from "../reader/ask-country.tsx";
import { postingHoursPath } from "../reader/hours-path.ts";
import { nameSuggestion } from "../reader/name-suggestion.ts";
import { Fact, Narrowed } from "./fact.tsx";
import { answerReader } from "./format-answer.ts";
import { SharedHours } from "./shared-hours.tsx";

/** The id of the question's form, so that other parts can add fields to it. */
export const COUNTRY_FORM = "country-form";

const NOTES = {
  open: undefined,
  notOpen: undefined,
  notStated: "The posting doesn’t say who may apply, or we couldn’t read it.",
};

/** The same where it is the answer of another location. */
const NOTES_ELSEWHERE = {
  ...NOTES,
  open: "Apply for one of its other locations, which are named below.",
  notStated: "One of its other locations, which are named below, doesn’t say who may apply.",
};

/** Whether a reader from this country may apply; without a country, the question. */
export function ReaderFact({ job, reader }: { job: Job; reader: Reader }) {
  const { country } = reader;
  const question = <CountryQuestion job={job} reader={reader} />;
  if (country === undefined) return <Fact term="I live in">{question}</Fact>;
  const verdict = answerReader(job, country);
  const isElsewhere = verdict.answer !== evaluateEligibility(job, country).answer;
  const note = (isElsewhere ? NOTES_ELSEWHERE : NOTES)[verdict.answer];
  return (
    <Fact term={`If you live in ${formatLocationInSentence(country)}`}>
      <span className={verdict.answer === "open" ? "marked font-semibold" : "font-semibold"}>
        {formatEligibility(verdict, country)}
      </span>
      {note !== undefined && <span className="mt-0.5 block text-note text-faint">{note}</span>}
      <details className="mt-0.5">
        <summary className="text-link mb-1 w-fit cursor-pointer text-note max-desk:py-3.5">
          Change country
        </summary>
        {question}
      </details>
    </Fact>
  );
}

function CountryQuestion({ job, reader: { country, unknownPlace } }: { job: Job; reader: Reader }) {
  return (
    <AskCountry
      id={COUNTRY_FORM}
      action={`/jobs/${job.firestoreId}`}
      param={READER_PARAM}
      shown={country}
      unknown={unknownPlace?.text}
    >
      {unknownPlace && <UnknownHomeNotice job={job} home={unknownPlace} />}
    </AskCountry>
  );
}

function UnknownHomeNotice({ job, home: { text, nearest } }: { job: Job; home: SuggestedPlaces }) {
  return (
    <p role="alert" className="basis-full text-note">
      We don’t know “{text}”. {nearest.length > 0 ? "Did you mean" : "Enter a country or a large city."}
      {nearest.map((suggestion) => (
        <a
          key={suggestion.code}
          href={`/jobs/${job.firestoreId}?${READER_PARAM}=${suggestion.code}&${REMEMBER_PARAM}=${REMEMBER_COUNTRY}`}
          className="text-link ml-3 inline-flex min-h-11 items-center text-ink"
        >
          {nameSuggestion(suggestion)}
        </a>
      ))}
    </p>
  );
}

/** How a job's hours overlap with the reader's, and a link to enter them. Nothing for a job without hours. */
export function HoursFact({ job, reader, now }: { job: Job; reader: Reader; now: Date }) {
  const { hours, carried } = reader;
  if (!askedHours(job.place)) return null;
  const path = postingHoursPath(job.firestoreId, carried);
  return (
    <Fact term="Your hours">
      {hours.zone === undefined ? (
        <Narrowed href={path}>Compare with your working hours</Narrowed>
      ) : (
        <>
          <SharedHours place={job.place} hours={hours} now={now} isLong />
          <span className="text-note">
            <Narrowed href={path}>Change hours</Narrowed>
          </span>
        </>
      )}
    </Fact>
  );
}

type Kind = EligibilityFact["kind"];

const TERMS: Readonly<Record<Kind, string>> = {
  residence: "Where you live",
  workAuthorization: "Right to work",
  citizenship: "Citizenship",
  clearance: "Clearance",
  sponsorship: "Visa sponsorship",
  employment: "Employed as",
  workplace: "In an office",
  travel: "Travel",
  hours: "Hours",
};

const VERDICTS: Readonly<Record<EligibilityFact["verdict"], string>> = {
  only: "Only",
  preferred: "Preferred",
  excluded: "Not",
  open: "Anywhere",
  required: "Required",
  optional: "Optional",
  offered: "Offered",
  refused: "Not offered",
  contractor: "Contractor",
  employee: "Employee",
};

/** What most people ask, and a posting may leave open. */
const ASKED: readonly Kind[] = ["workAuthorization", "sponsorship", "employment", "hours"];

const SILENT: Readonly<Partial<Record<Kind, string>>> = { employment: "contractor or employee" };

/** A posting's facts about who may hold the job, with quotes, and what it does not say. */
export function EligibilityFacts({ job: { eligibility = [], place } }: { job: Job }) {
  // If the source has a field for the place, "Open to" quotes it.
  const told = eligibility.filter(({ kind, source }) => kind !== "residence" || source !== "field");
  const silent = ASKED.filter((kind) => eligibility.every((fact) => fact.kind !== kind));
  return (
    <>
      {told.map((fact) => (
        <Fact key={`${fact.kind} ${fact.verdict} ${fact.quote}`} term={TERMS[fact.kind]}>
          {formatFact(fact)}
          <q className="mt-0.5 block text-note text-faint wrap-anywhere">{fact.quote}</q>
          {isOverruled(fact, place) && (
            <span className="mt-0.5 block text-note">
              The posting also says {formatPlace(place)}. That is stricter, so it counts.
            </span>
          )}
        </Fact>
      ))}
      {silent.length > 0 && (
        <Fact term="Not stated">
          {silent.map((kind) => SILENT[kind] ?? TERMS[kind].toLowerCase()).join(", ")}
        </Fact>
      )}
    </>
  );
}

/** The words before a fact's places. */
const LEADS: Readonly<Partial<Record<EligibilityFact["verdict"], string>>> = {
  only: "Only in",
  excluded: "Not in",
  open: "Open to",
  optional: "Need not be in",
};

function formatFact({ verdict, regions, countries }: EligibilityFact): string {
  const places = [...regions, ...countries];
  const lead = LEADS[verdict];
  if (places.length === 0) return VERDICTS[verdict];
  return lead === undefined
    ? `${VERDICTS[verdict]}: ${places.map(formatLocation).join(", ")}`
    : `${lead} ${places.map(formatLocationInSentence).join(", ")}`;
}
