import type { EligibilityFact } from "./eligibility-fact.ts";
import { DONE_AT_A_PLACE, MOSTLY_DONE_AT_A_PLACE, TOLD_AT_A_PLACE } from "./work-at-a-place.ts";

/**
 * Whether work is remote, and by which words of the posting: `choice` where an office is offered beside it. Boards list
 * remote jobs, so a posting that says nothing is remote.
 */
export type RemoteDecision = {
  remote: "yes" | "choice" | "no";
  because: "says-so" | "trade" | "silence";
  quote: string;
};

const SAYS_REMOTE =
  /\b(?:remote|virtual|tele(?:health|medicine|work)|work from home|wfh|home[- ]?office|remoto|teletrabajo|télétravail)\b/iu;
/** Said of the whole job, whatever else is said of days in an office. */
const FULLY_REMOTE =
  /#li-remote\b|\b(?:(?:fully|100 ?%|entirely|completely|permanently)[ -]remote|remote (?:role|position|job)|(?:role|position|job) is (?:\w+ )?remote|voll(?:ständig)? remote|100 ?% (?:home ?office|remoto|teletrabajo|(?:en )?télétravail|à distance))\b/iu;
/** Said of how a company works: it makes a job that is not called remote anywhere a hybrid one. */
const WORKS_HYBRID =
  /\bhybrid (?:way of working|work(?:ing)? (?:model|policy|arrangement|pattern|style|set-?up|approach))\b|\bhybrid(?:e[mnrs]?)? (?:arbeits(?:modell|weise|platz)|arbeiten|modell)\b|\bmodelo (?:de trabajo |de trabalho )?híbrido\b|\btravail hybride\b/iu;
/** Days in an office for some: those who live near it. */
const FOR_SOME =
  /\b(?:for those|those (?:in|living|based|near)|if you|if local|employees (?:in|near|who)|within \d+ (?:miles|km)|near (?:an|our|one)|some (?:roles|teams|positions)|wenn du|falls)\b/iu;

/**
 * Decides from all that a posting says: its title, its place as stated, its text, and the facts read from it.
 *
 * @example decideRemote({ title: "Truck Driver", stated: "USA", text: "" }, []).remote; // "no"
 */
export function decideRemote(
  { title, stated, text }: { title: string; stated: string; text: string },
  facts: readonly EligibilityFact[],
): RemoteDecision {
  const workplaces = facts.filter(({ kind }) => kind === "workplace");
  const said = [title, stated].find((words) => SAYS_REMOTE.test(words));
  const remote = FULLY_REMOTE.exec(text)?.[0] ?? said;
  if (remote === undefined) {
    const atPlace = workplaces.find(({ verdict, quote }) => verdict === "required" && !FOR_SOME.test(quote));
    const quote = atPlace?.quote ?? WORKS_HYBRID.exec(text)?.[0];
    if (quote !== undefined) return { remote: "no", because: "says-so", quote };
    const mostly = MOSTLY_DONE_AT_A_PLACE.test(title) || TOLD_AT_A_PLACE.test(text);
    if (DONE_AT_A_PLACE.test(title) || (mostly && !SAYS_REMOTE.test(text)))
      return { remote: "no", because: "trade", quote: title };
  }
  const [workplace] = workplaces;
  if (workplace) return { remote: "choice", because: "says-so", quote: workplace.quote };
  return { remote: "yes", because: remote === undefined ? "silence" : "says-so", quote: remote ?? "" };
}
