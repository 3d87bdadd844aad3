import { evaluateEligibility } from "../../src/eligibility/evaluate-eligibility.ts";
import type { Job } from "../../src/job/job.ts";
import { countriesOpenTo } from "../../src/place/region.ts";
import type { ASKED, EligibilityLabel } from "./eligibility-label.ts";
import type { Posting } from "./labelled-postings.ts";
import { type FactScore, isShown, scoreFact, type ShownFact } from "./score-facts.ts";

type Country = (typeof ASKED)[number];

/** What a label says and what we show, side by side. */
export type Judged = {
  label: EligibilityLabel;
  posting: Posting;
  shown: Readonly<Record<Country, "open" | "notOpen" | "notStated" | "leftOut">>;
  facts: readonly { fact: ShownFact; score: FactScore }[];
  /** Of each of the label's facts, whether it is shown. */
  told: readonly boolean[];
};

export function judge(label: EligibilityLabel, posting: Posting): Judged {
  const { job } = posting;
  const answer = (country: Country) =>
    job === "left-out" ? "leftOut" : evaluateEligibility(job, country).answer;
  const facts = job === "left-out" ? [] : listShown(job);
  return {
    label,
    posting,
    shown: {
      BR: answer("BR"),
      DE: answer("DE"),
      IN: answer("IN"),
      NG: answer("NG"),
      US: answer("US"),
    },
    facts: facts.map((fact) => ({ fact, score: scoreFact(fact, label) })),
    told: label.facts.map((one) => isShown(one, facts)),
  };
}

/** What is shown of who may apply. */
function listShown({ eligibility = [] }: Job): ShownFact[] {
  return eligibility.map((fact) => ({
    kind: fact.kind,
    verdict: fact.verdict,
    open: fact.verdict === "open" ? "world" : countriesOpenTo(fact),
    told: `${fact.source}: ${fact.quote}`,
  }));
}

/** Whether the label has the posting as one of our board's. */
export const isRemote = ({ label }: Judged): boolean =>
  label.remote.verdict === "yes" || label.remote.verdict === "choice";

export const isTakenIn = ({ posting }: Judged): boolean => posting.job !== "left-out";
