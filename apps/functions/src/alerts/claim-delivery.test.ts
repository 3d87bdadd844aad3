import { type AlertFrequency, buildJobIndex, BUNDLED_RATES } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { KEY_LIFE_MS } from "../mail/mailer.ts";
import { type Account, claimDelivery, LEASE_MS } from "./claim-delivery.ts";
import { milliseconds } from "./commit-time.ts";
import { releaseDelivery, completeDelivery } from "./complete-delivery.ts";
import { buildNewJobsIndex } from "./new-jobs-index.ts";
import type { AlertSearch, Delivery, PersonState } from "./person-state.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const TIME = NOW.getTime() * 1000;
const HOUR = milliseconds(3_600_000);
const DAY = 24 * HOUR;

const job = buildJob({ first_seen_at: new Date("2026-11-21T11:00:00Z") });
const entries = new Map([[job.firestoreId, { noticedAt: TIME - 100, committedAt: TIME - HOUR }]]);
const newJobs = buildNewJobsIndex(
  buildJobIndex([job]),
  { version: 1, readAt: TIME, entries },
  NOW,
  BUNDLED_RATES,
);
const run = { newJobs, readAt: TIME - 10, now: NOW, ignorePauses: false };
const ada: Account = { uid: "ada", email: "ada@example.com", isEmailConfirmed: true, plan: "pro" };

const search = (searchId: string, lookedAgo: number, changes: Partial<AlertSearch> = {}): AlertSearch => ({
  searchId,
  name: "Everything",
  query: "",
  frequency: "instant",
  isPaused: false,
  createdAt: TIME - 30 * DAY,
  seenUntil: TIME - lookedAgo,
  ...changes,
});
const state = (changes: Partial<PersonState>): PersonState => ({
  time: TIME,
  isLeaving: false,
  isSilenced: false,
  searches: [],
  reader: { hidden: { jobs: [], companies: [] } },
  ...changes,
});
const claim = (changes: Partial<PersonState>, account: Partial<Account> = {}) =>
  claimDelivery(state(changes), { account: { ...ada, ...account }, run, id: "next" });
const status = (...asked: Parameters<typeof claim>) => claim(...asked).result.status;

function needDelivery(changes: Partial<PersonState>): Delivery {
  const { delivery } = claim(changes);
  if (delivery === undefined || delivery === "none") throw new Error("Nothing is to be sent.");
  return delivery;
}

describe("when a search runs", () => {
  it.each<[AlertFrequency, number]>([
    ["instant", 25 * (HOUR / 60)],
    ["daily", DAY - 5 * (HOUR / 60)],
    ["weekly", 7 * DAY - 5 * (HOUR / 60)],
  ])("for %s, once its pause has passed and not before", (frequency, pause) => {
    expect(status({ searches: [search("a", pause, { frequency })] })).toBe("send");
    expect(status({ searches: [search("a", pause - 1, { frequency })] })).toBe("not-due");
  });

  it("is never while it is paused", () => {
    expect(status({ searches: [search("a", 8 * DAY, { isPaused: true })] })).toBe("not-due");
  });

  it("weekly and only the oldest once Pro has ended; the others advance silently", () => {
    const free = { plan: "free" } as const;
    const [older, newer] = [search("a", 2 * DAY, { createdAt: TIME - 40 * DAY }), search("b", 2 * DAY)];
    expect(status({ searches: [older] }, free)).toBe("not-due");
    const due = claim({ searches: [{ ...older, seenUntil: TIME - 7 * DAY }, newer] }, free);
    expect(due.result).toMatchObject({
      status: "send",
      delivery: { asked: ["a", "b"], digest: { searches: [{ searchId: "a" }] } },
    });
  });
});

it("counts a job found by several searches once", () => {
  const { digest } = needDelivery({ searches: [search("a", DAY), search("b", DAY)] });
  expect(digest.searches.map(({ total }) => total)).toEqual([1, 1]);
  expect(digest.total).toBe(1);
});

describe("people who get no email", () => {
  const searches = [search("a", DAY)];
  const looked = [{ searchId: "a", seenUntil: run.readAt }];

  it("have stopped alerts: their searches advance, so that nothing piles up", () => {
    expect(claim({ searches, isSilenced: true })).toEqual({ result: { status: "silenced" }, marks: looked });
  });

  it("have not confirmed their address: their searches wait", () => {
    expect(claim({ searches }, { isEmailConfirmed: false })).toEqual({ result: { status: "waiting" } });
  });

  it("have hidden all new jobs", () => {
    const hidden = { jobs: [job.firestoreId], companies: [] };
    expect(claim({ searches, reader: { hidden } })).toEqual({
      result: { status: "nothing-new" },
      marks: looked,
    });
  });

  it("are deleting their account: nothing is written", () => {
    expect(claim({ searches, isLeaving: true })).toEqual({ result: { status: "silenced" } });
  });
});

describe("an interrupted email", () => {
  const searches = [search("a", DAY)];
  const broken = { ...needDelivery({ searches }), deliveryId: "first", holder: "first" };
  const aged = (lease: number, age: number): Delivery => ({
    ...broken,
    claimedAt: TIME - milliseconds(lease),
    startedAt: TIME - milliseconds(age),
  });

  it("is left to its current sender during the lease", () => {
    expect(claim({ searches, delivery: aged(LEASE_MS - 1, LEASE_MS) })).toEqual({
      result: { status: "held" },
    });
  });

  it("is resent after that, unchanged with the same key", () => {
    const delivery = aged(LEASE_MS, LEASE_MS);
    expect(claim({ searches, delivery }).result).toEqual({
      status: "send",
      delivery: { ...delivery, holder: "next", claimedAt: TIME },
    });
  });

  it("is dropped once the email service has forgotten its key, and its jobs are not reported again", () => {
    expect(claim({ searches, delivery: aged(LEASE_MS, KEY_LIFE_MS) })).toEqual({
      result: { status: "dropped" },
      delivery: "none",
      marks: [{ searchId: "a", seenUntil: broken.seenUntil }],
    });
  });

  it("is not sent if alerts were stopped meanwhile", () => {
    const dropped = claim({ searches, delivery: aged(LEASE_MS, LEASE_MS), isSilenced: true });
    expect(dropped).toMatchObject({ result: { status: "silenced" }, delivery: "none" });
  });

  it("is released if its first attempt was rejected, but not if another may have succeeded", () => {
    expect(releaseDelivery(state({ searches, delivery: broken }), broken)).toMatchObject({
      delivery: "none",
    });
    const taken = { ...broken, holder: "next" };
    expect(releaseDelivery(state({ searches, delivery: taken }), broken)).not.toHaveProperty("delivery");
    expect(releaseDelivery(state({ searches, delivery: taken }), taken)).not.toHaveProperty("delivery");
  });

  it("advances its existing searches once sent, and moves none back", () => {
    const ahead = search("a", 0, { seenUntil: TIME });
    expect(completeDelivery(state({ searches: [ahead], delivery: broken }), broken)).toEqual({
      result: undefined,
      delivery: "none",
      marks: [{ searchId: "a", seenUntil: TIME, alertedAt: TIME }],
    });
    expect(completeDelivery(state({ searches: [] }), broken)).toEqual({ result: undefined, marks: [] });
  });
});
