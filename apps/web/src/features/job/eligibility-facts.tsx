import type { EligibilityFact, Job } from "@farwork/domain";
import { formatLocation } from "@farwork/domain/place";

import { Fact } from "./fact.tsx";

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
  open: "Open to",
  required: "Required",
  optional: "Optional",
  offered: "Offered",
  refused: "Not offered",
  contractor: "Contractor",
  employee: "Employee",
};

/** What most people ask of a posting, that it may not say. */
const ASKED: readonly Kind[] = ["workAuthorization", "sponsorship", "employment", "hours"];

const SILENT: Readonly<Partial<Record<Kind, string>>> = { employment: "contractor or employee" };

/** What a posting says of who may hold the job, each with its own words, and what it does not say. */
export function EligibilityFacts({ job: { eligibility } }: { job: Job }) {
  // Nobody has read what was stored before.
  if (!eligibility) return null;
  // Where the source has a field for the place, "Open to" quotes it.
  const told = eligibility.filter(({ kind, source }) => kind !== "residence" || source !== "field");
  const silent = ASKED.filter((kind) => eligibility.every((fact) => fact.kind !== kind));
  return (
    <>
      {told.map((fact) => (
        <Fact key={`${fact.kind} ${fact.verdict} ${fact.quote}`} term={TERMS[fact.kind]}>
          {formatFact(fact)}
          <q className="mt-0.5 block text-note text-faint wrap-anywhere">{fact.quote}</q>
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

function formatFact({ verdict, regions, countries }: EligibilityFact): string {
  const places = [...regions, ...countries].map(formatLocation).join(", ");
  return places === "" ? VERDICTS[verdict] : `${VERDICTS[verdict]}: ${places}`;
}
