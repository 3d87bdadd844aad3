/** The outcome of unsubscribing: `refused` if the link is not one of ours. */
export const UNSUBSCRIBE_OUTCOMES = ["done", "failed", "refused"] as const;
export type UnsubscribeOutcome = (typeof UNSUBSCRIBE_OUTCOMES)[number];

/** The page that shows the outcome. Keeps the token only when a retry makes sense. */
export function unsubscribePath(token: string, outcome: UnsubscribeOutcome): string {
  const params = new URLSearchParams({ outcome, ...(outcome === "failed" && { token }) });
  return `/unsubscribe?${params}`;
}

export function readUnsubscribeOutcome(params: URLSearchParams): UnsubscribeOutcome | undefined {
  return UNSUBSCRIBE_OUTCOMES.find((outcome) => outcome === params.get("outcome"));
}
