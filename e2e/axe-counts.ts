/** What axe found on one page in one state: the number of faults, by theme and window ("dark phone"). */
export type AxeCounts = { readonly name: string; readonly counts: Record<string, number> };

/** Under this type a test leaves its counts for `axe-table.ts`, as JSON. */
export const AXE_ANNOTATION = "axe";
