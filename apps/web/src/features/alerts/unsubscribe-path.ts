/** How stopping somebody's alerts ended: `refused` where the link was none of ours. */
export const UNSUBSCRIBE_OUTCOMES = ["done", "failed", "refused"] as const;
export type UnsubscribeOutcome = (typeof UNSUBSCRIBE_OUTCOMES)[number];

/** The page that says so. Only where another try makes sense does its address keep the token. */
export function unsubscribePath(token: string, outcome: UnsubscribeOutcome): string {
  const params = new URLSearchParams({ outcome, ...(outcome === "failed" && { token }) });
  return `/unsubscribe?${params}`;
}

export function readUnsubscribeOutcome(params: URLSearchParams): UnsubscribeOutcome | undefined {
  return UNSUBSCRIBE_OUTCOMES.find((outcome) => outcome === params.get("outcome"));
}
