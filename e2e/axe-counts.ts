/** The number of axe violations of a page in one state, by theme and window ("dark phone"). */
export type AxeCounts = { readonly name: string; readonly counts: Record<string, number> };

/** The annotation type of a test's counts for `axe-table.ts`, as JSON. */
export const AXE_ANNOTATION = "axe";
