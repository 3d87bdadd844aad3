import { markSearches } from "./mark-searches.ts";
import type { Delivery, PersonChange, PersonState } from "./person-state.ts";

/**
 * A mail went out: its searches have looked, and the next may be made. Also where somebody else, who took the same mail
 * up, was quicker.
 */
export function completeDelivery(state: PersonState, sent: Delivery): PersonChange<void> {
  const told = new Set(sent.digest.searches.map(({ searchId }) => searchId));
  return {
    result: undefined,
    ...(state.delivery?.deliveryId === sent.deliveryId && { delivery: "none" }),
    marks: markSearches(state, sent.asked, sent.seenUntil).map((mark) =>
      told.has(mark.searchId) ? { ...mark, alertedAt: state.time } : mark,
    ),
  };
}

/**
 * A mail was refused for certain: the next run makes another, of what is new then. But only where nobody tried before
 * or since: of a mail that was taken up, one of the other tries may have gone out, and it stays as it is.
 */
export function releaseDelivery(state: PersonState, refused: Delivery): PersonChange<void> {
  const { delivery } = state;
  const isFirstTry = delivery?.deliveryId === refused.deliveryId && delivery.holder === refused.deliveryId;
  return { result: undefined, ...(isFirstTry && { delivery: "none" }) };
}
