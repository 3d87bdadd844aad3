export type { DuplicateCandidate } from "./duplicate-candidate.ts";
export { duplicateKey } from "./duplicate-key.ts";
export { type DuplicateGroup, groupDuplicates } from "./group-duplicates.ts";
export { printText } from "./text-print.ts";
