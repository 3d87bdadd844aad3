import type { EligibilityVerdict } from "../eligibility/evaluate-eligibility.ts";
import type { ReaderFilter } from "./reader-filter.ts";

/** Whether a job is open to people in a country. */
export type ReaderAnswer = EligibilityVerdict["answer"];

/** Whether the reader's filter shows jobs with this answer. */
export function showsAnswer(answer: ReaderAnswer, { certain }: ReaderFilter): boolean {
  return answer === "open" || (answer === "notStated" && !certain);
}
