import { ALERT_PAUSE_MS, pickAlertedSearches, type PlanId } from "@farwork/domain";

import { KEY_LIFE_MS } from "../mail/mailer.ts";
import { type CommitTime, milliseconds } from "./commit-time.ts";
import { composeDigest } from "./digest.ts";
import { markSearches } from "./mark-searches.ts";
import type { NewJobsIndex } from "./new-jobs-index.ts";
import type { AlertSearch, Delivery, PersonChange, PersonState } from "./person-state.ts";

/** How long the lease for sending an email lasts; sending takes at most 90 s. */
export const LEASE_MS = 120_000;

/** The account of a person who gets alerts, from the identity service. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly plan: PlanId;
}

/** The parameters of a run. */
export interface AlertRun {
  readonly newJobs: NewJobsIndex;
  /** The time up to which new jobs are known. */
  readonly readAt: CommitTime;
  readonly now: Date;
  /** Run searches regardless of when they last ran. */
  readonly ignorePauses: boolean;
}

/**
 * `waiting`: for the email to be confirmed. `silenced`: emails are turned off. `held`: another run is sending to them.
 * `dropped`: it can no longer be known whether an email was sent.
 */
export type Claim =
  | { readonly status: "send"; readonly delivery: Delivery }
  | { readonly status: "not-due" | "nothing-new" | "waiting" | "silenced" | "held" | "dropped" };

/**
 * Takes the lease for sending a person's digest and fixes its content at the same time. An interrupted email is resumed
 * unchanged, with its own key.
 */
export function claimDelivery(
  state: PersonState,
  { account, run, id }: { readonly account: Account; readonly run: AlertRun; readonly id: string },
): PersonChange<Claim> {
  if (state.isLeaving) return { result: { status: "silenced" } };
  if (state.delivery) return takeUp(state, state.delivery, id);
  const { due, unheard } = findDue(state, account, run);
  const asked = [...due, ...unheard].map(({ searchId }) => searchId);
  if (asked.length === 0) return { result: { status: "not-due" } };
  const look = (status: "silenced" | "nothing-new") => ({
    result: { status },
    marks: markSearches(state, asked, run.readAt),
  });
  if (state.isSilenced) return look("silenced");
  // Their searches pause, so that nothing is missed once the address is confirmed.
  if (!account.isEmailConfirmed) return { result: { status: "waiting" } };
  const digest = composeDigest(run.newJobs, due, { ...state.reader, now: run.now });
  if (digest.searches.length === 0) return look("nothing-new");
  const delivery = {
    deliveryId: id,
    startedAt: state.time,
    holder: id,
    claimedAt: state.time,
    to: account.email,
    digest,
    asked,
    seenUntil: run.readAt,
  };
  return { result: { status: "send", delivery }, delivery };
}

function takeUp(state: PersonState, delivery: Delivery, holder: string): PersonChange<Claim> {
  if (state.time - delivery.claimedAt < milliseconds(LEASE_MS)) return { result: { status: "held" } };
  // The email service has forgotten the key, and the email may have been sent: better none than two.
  const isTooLate = state.time - delivery.startedAt >= milliseconds(KEY_LIFE_MS);
  if (isTooLate || state.isSilenced) {
    return {
      result: { status: isTooLate ? "dropped" : "silenced" },
      delivery: "none",
      marks: markSearches(state, delivery.asked, delivery.seenUntil),
    };
  }
  const claimed = { ...delivery, holder, claimedAt: state.time };
  return { result: { status: "send", delivery: claimed }, delivery: claimed };
}

/** The searches that are due: those covered by the plan, and others, which only advance without sending anything. */
function findDue({ searches, time }: PersonState, { plan }: Account, { ignorePauses, readAt }: AlertRun) {
  const isDue = ({ seenUntil }: AlertSearch, pause: number) =>
    seenUntil < readAt && (ignorePauses || time - seenUntil >= milliseconds(pause));
  const picked = pickAlertedSearches(
    plan,
    searches.map((search) => ({ search, ...pickFields(search) })),
  );
  const heard = new Set(picked.map(({ searchId }) => searchId));
  return {
    due: picked.flatMap(({ search, alertsEvery }) =>
      isDue(search, ALERT_PAUSE_MS[alertsEvery]) ? [search] : [],
    ),
    unheard: searches.filter(
      (search) =>
        !search.isPaused && !heard.has(search.searchId) && isDue(search, ALERT_PAUSE_MS[search.frequency]),
    ),
  };
}

const pickFields = ({ searchId, frequency, isPaused, createdAt }: AlertSearch) => ({
  searchId,
  frequency,
  isPaused,
  createdAt: new Date(createdAt / 1000),
});
