import { markSearches } from "./mark-searches.ts";
import type { Delivery, PersonChange, PersonState } from "./person-state.ts";

/**
 * Records that an email was sent: its searches advance, and the next email can be created. Also works if another run
 * that resumed the same email was faster.
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
 * Releases an email that was definitely rejected, so that the next run creates another. Only if there was no other
 * attempt: a resumed email may have been sent by one, so it is kept.
 */
export function releaseDelivery(state: PersonState, refused: Delivery): PersonChange<void> {
  const { delivery } = state;
  const isFirstTry = delivery?.deliveryId === refused.deliveryId && delivery.holder === refused.deliveryId;
  return { result: undefined, ...(isFirstTry && { delivery: "none" }) };
}
