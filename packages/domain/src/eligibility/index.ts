export { EligibilityFact } from "./eligibility-fact.ts";
export { type EligibilityVerdict, evaluateEligibility } from "./evaluate-eligibility.ts";
export { isOverruled } from "./is-overruled.ts";
export { formatEligibility } from "./format-eligibility.ts";
