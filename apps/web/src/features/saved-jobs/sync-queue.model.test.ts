import * as fc from "fast-check";
import { expect, it } from "vitest";

import { FakeSyncWorld, type Fate, type Outage } from "../../testing/fake-sync-world.ts";
import { type ListedJob, listedJobKey, type ListedJobKey } from "./job-lists.ts";

const { numRuns: INTERLEAVINGS = 100 } = fc.readConfigureGlobal();

const MARKS: readonly ListedJob[] = [
  { kind: "saved", jobId: "remotive-1" },
  { kind: "applied", jobId: "remotive-1" },
];

type Click = { readonly entry: ListedJob; readonly isListed: boolean };
/** A click; the page becoming visible, which may re-read everything; or a reload. */
type Deed = Click | "look" | "reload";

const click = fc.record({ entry: fc.constantFrom(...MARKS), isListed: fc.boolean() });
const deed = fc.oneof(
  { weight: 6, arbitrary: click },
  { weight: 1, arbitrary: fc.constantFrom<Deed[]>("look", "reload") },
);
/** A user's actions in one tab, with concurrent changes of the network and their token. */
const visit = fc.array(deed, { maxLength: 4 });
const weather = fc.array(
  fc.constantFrom<(Outage | undefined)[]>("offline", "expired", undefined, undefined),
  {
    maxLength: 3,
  },
);
const round = fc.record({ visits: fc.tuple(visit, visit, visit), weather });
const fates = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fate>("well") },
    { weight: 1, arbitrary: fc.constantFrom<Fate[]>("refused", "answer lost", "given up") },
  ),
  { maxLength: 16 },
);

it(`ends, in each of ${INTERLEAVINGS} interleavings of clicks and reloads in three tabs, slow, failing and late calls, outages and expired tokens, with every screen showing what is stored, and that being what was pending for last`, async () => {
  const schedules = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fates, fc.tuple(round, round), async (scheduler, fates, rounds) => {
      const { world, screens, last } = await play(scheduler, fates, rounds);
      schedules.add(describeSchedule(scheduler));

      for (const screen of screens) expect(screen()).toEqual(world.database);
      expect(world.kept).toEqual([]);
      const isFaultless = fates.every((fate) => fate === "well") && rounds.every(isFair);
      for (const [key, { isListed, outcome }] of last) {
        const isDone = world.database.has(key) === isListed;
        expect({ key, ok: isDone || !(await outcome) }).toEqual({ key, ok: true });
        // Without a failure every change must succeed, across reloads too.
        expect({ key, ok: isDone || !isFaultless }).toEqual({ key, ok: true });
      }
    }),
  );
  expect(schedules.size).toBeGreaterThan(INTERLEAVINGS / 2);
});

type Round = {
  readonly visits: readonly (readonly Deed[])[];
  readonly weather: readonly (Outage | undefined)[];
};
type Intent = { readonly isListed: boolean; readonly tab: number; outcome: Promise<boolean> };

const isFair = ({ weather }: Round) => weather.every((outage) => outage === undefined);

const describeSchedule = (scheduler: fc.Scheduler) =>
  scheduler
    .report()
    .map(({ label, schedulingType }) => `${label}${schedulingType}`)
    .join();

/** Plays the rounds in three tabs, each until all is quiet, and then with the network back. */
async function play(scheduler: fc.Scheduler, fates: readonly Fate[], rounds: readonly Round[]) {
  const world = new FakeSyncWorld(scheduler, fates);
  const last = new Map<ListedJobKey, Intent>();
  const tabs = [0, 1, 2].map(() => world.openPage());
  const reload = (tab: number) => {
    tabs[tab]?.leave();
    const page = world.openPage();
    tabs[tab] = page;
    // The outcome of that page's changes is lost with it, unless they are resumed.
    for (const [key, change] of last)
      if (change.tab === tab)
        change.outcome = page.resumed.get(key) ?? Promise.race([change.outcome, Promise.resolve(false)]);
  };
  const act = (tab: number, deed: Deed) => {
    if (deed === "reload") return reload(tab);
    const queue = tabs[tab]?.queue;
    if (!queue) return undefined;
    if (deed === "look") return void queue.refreshIfDue();
    const outcome = queue.set(deed.entry, deed.isListed);
    return last.set(listedJobKey(deed.entry), { isListed: deed.isListed, tab, outcome });
  };

  for (const { visits, weather } of rounds) {
    for (const [tab, deeds] of visits.entries())
      scheduler.scheduleSequence(deeds.map((deed) => async () => void act(tab, deed)));
    scheduler.scheduleSequence(weather.map((outage) => async () => void (world.outage = outage)));
    await scheduler.waitIdle();
    world.outage = undefined;
    // Timed-out calls end later than a message takes from tab to tab.
    world.land();
    await scheduler.waitIdle();
  }
  world.repair();
  // Failed reads are retried when the tabs become visible or online.
  for (const { queue } of tabs) void queue.refreshIfDue();
  await scheduler.waitIdle();
  return { world, last, screens: tabs.map(({ screen }) => screen) };
}
