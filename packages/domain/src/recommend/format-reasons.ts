import type { RecommendationReason } from "./recommendation-reason.ts";

const MAX_REASONS = 4;
const MAX_WORDS = 3;

/**
 * Formats why a job is recommended for a card: the four strongest reasons with at most three words each; "" without
 * reasons.
 *
 * @example
 * formatReasons([{ kind: "skills", words: ["React", "TypeScript"] }, { kind: "pay" }]); // => "Matches React, TypeScript; pays in your range"
 */
export function formatReasons(reasons: readonly RecommendationReason[]): string {
  const text = reasons.slice(0, MAX_REASONS).map(formatReason).join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatReason(reason: RecommendationReason): string {
  if (reason.kind === "pay" && reason.assumed) return "may pay in your range";
  if (reason.kind === "title" && reason.inPart)
    return `related to your job title: ${listWords(reason.words)}`;
  return "words" in reason ? `${LEADS[reason.kind]} ${listWords(reason.words)}` : FACTS[reason.kind];
}

const LEADS = {
  skills: "matches",
  title: "like your job title:",
  similar: "like jobs you saved or applied to:",
} as const;

const FACTS = {
  pay: "pays in your range",
  job_type: "one of your job types",
  location: "open where you can work",
  fresh: "posted in the last 3 days",
} as const;

function listWords(words: readonly string[]): string {
  const shown = words.slice(0, MAX_WORDS).join(", ");
  return words.length > MAX_WORDS ? `${shown} and ${words.length - MAX_WORDS} more` : shown;
}
