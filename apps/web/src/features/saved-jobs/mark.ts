/** The two lists a person keeps: jobs saved for later, jobs applied to. */
export type MarkKind = "saved" | "applied";

/** One job on one of the lists. */
export type Mark = { readonly kind: MarkKind; readonly jobId: string };

/** A mark as one word, for sets and messages: `saved:remotive-1`. */
export type MarkKey = `${MarkKind}:${string}`;

export const markKey = ({ kind, jobId }: Mark): MarkKey => `${kind}:${jobId}`;

/** The other way round. */
export const readMarkKey = (key: MarkKey): Mark => ({
  kind: key.startsWith("saved:") ? "saved" : "applied",
  jobId: key.slice(key.indexOf(":") + 1),
});

export const isMarkKey = (value: unknown): value is MarkKey =>
  typeof value === "string" && /^(saved|applied):./.test(value);
