import { ALERT_PAUSE_MS, pickAlertedSearches, type PlanId } from "@farwork/domain";

import { KEY_LIFE_MS } from "../mail/mailer.ts";
import { type CommitTime, milliseconds } from "./commit-time.ts";
import { composeDigest } from "./digest.ts";
import { markSearches } from "./mark-searches.ts";
import type { NewJobsIndex } from "./new-jobs-index.ts";
import type { AlertSearch, Delivery, PersonChange, PersonState } from "./person-state.ts";

/** How long whoever sends a mail has the right to; sending takes 90 s at most. */
export const LEASE_MS = 120_000;

/** Whom alerts are for, as the identity service knows them. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly plan: PlanId;
}

/** What a run asks everybody's searches. */
export interface AlertRun {
  readonly newJobs: NewJobsIndex;
  /** Up to when that is known. */
  readonly readAt: CommitTime;
  readonly now: Date;
  /** Searches are asked however short a time ago they last were. */
  readonly ignorePauses: boolean;
}

/**
 * `waiting`: until the e-mail is confirmed. `silenced`: they get no mail. `held`: somebody is sending to them.
 * `dropped`: a mail of which nobody knows any more whether it went out.
 */
export type Claim =
  | { readonly status: "send"; readonly delivery: Delivery }
  | { readonly status: "not-due" | "nothing-new" | "waiting" | "silenced" | "held" | "dropped" };

/**
 * Takes the right to send a person's digest, and settles at the same time what is in it. A mail that was broken off is
 * taken up as it was, under its own key.
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
  // Their searches do not look meanwhile, so that what they miss is told when the address turns out to be theirs.
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
  // The mail service has forgotten the key, and it may have gone out: rather no mail than two.
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

/** The searches whose time has come: those the plan has room for, and others, which only go on without being told. */
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
