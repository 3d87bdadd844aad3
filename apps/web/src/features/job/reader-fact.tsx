import type { Job } from "@farwork/domain";
import { evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";
import { formatLocation } from "@farwork/domain/place";

import { Fact } from "./fact.tsx";

const NOTES = {
  open: undefined,
  notOpen: undefined,
  notStated: "The posting doesn’t say who may apply, or we couldn’t read it.",
};

/** What a posting answers to somebody who lives in a country; nothing where nobody knows where its reader lives. */
export function ReaderFact({ job, country }: { job: Job; country: string | undefined }) {
  if (country === undefined) return null;
  const own = evaluateEligibility(job, country);
  const elsewhere = own.answer === "open" ? undefined : findOpenLocation(job, country);
  const verdict = elsewhere ?? own;
  const note = elsewhere ? "Apply for one of its other locations, which are named below." : NOTES[own.answer];
  return (
    <Fact term={`If you live in ${formatLocation(country)}`}>
      <span className={verdict.answer === "open" ? "marked font-semibold" : "font-semibold"}>
        {formatEligibility(verdict, country)}
      </span>
      {note !== undefined && <span className="mt-0.5 block text-note text-faint">{note}</span>}
    </Fact>
  );
}

/** What the position answers where it is posted for a place that the reader may apply from. */
function findOpenLocation({ locations = [] }: Job, country: string) {
  return locations
    .map((location) => evaluateEligibility(location, country))
    .find(({ answer }) => answer === "open");
}
