export type { DuplicateCandidate } from "./duplicate-candidate.ts";
export { duplicateKey } from "./duplicate-key.ts";
export { type DuplicateGroup, groupDuplicates } from "./group-duplicates.ts";
export { fingerprintText } from "./text-fingerprint.ts";
