import * as fc from "fast-check";
import { expect, it } from "vitest";

import { type Fate, FakeMarksWorld } from "../testing/fake-marks-world.ts";
import { type Mark, markKey, type MarkKey } from "./mark.ts";

const INTERLEAVINGS = 5000;

const MARKS: readonly Mark[] = [
  { kind: "saved", jobId: "remotive-1" },
  { kind: "applied", jobId: "remotive-1" },
];

const click = fc.record({ mark: fc.constantFrom(...MARKS), isMarked: fc.boolean() });
/** What a person does in one tab: clicks, and now and then a look at it again, which may read everything anew. */
const visit = fc.array(fc.option(click, { nil: "look" as const }), { maxLength: 6 });
const fates = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Fate>("well") },
    { weight: 1, arbitrary: fc.constantFrom<Fate[]>("refused", "answer lost") },
  ),
  { maxLength: 16 },
);

it(`ends, in each of ${INTERLEAVINGS} interleavings of clicks, slow and failing calls and a second tab, with every screen showing what is stored, and that being what was asked for last`, async () => {
  const schedules = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fates, fc.tuple(visit, visit), async (scheduler, fates, visits) => {
      const { world, tabs, last } = await play(scheduler, fates, visits);
      schedules.add(
        scheduler
          .report()
          .map(({ label, schedulingType }) => `${label}${schedulingType}`)
          .join(),
      );

      for (const { screen } of tabs) expect(screen()).toEqual(world.database);
      for (const [key, { isMarked, outcome }] of last) {
        const isDone = world.database.has(key) === isMarked;
        expect({ key, ok: isDone || !(await outcome) }).toEqual({ key, ok: true });
        // Without a failure there is no excuse.
        expect({ key, ok: isDone || fates.some((fate) => fate !== "well") }).toEqual({ key, ok: true });
      }
    }),
    { numRuns: INTERLEAVINGS },
  );
  expect(schedules.size).toBeGreaterThan(INTERLEAVINGS / 2);
}, 60_000);

type Deed = "look" | { mark: Mark; isMarked: boolean };

/** Plays the visits in two tabs until all is quiet, and then with the network back. */
async function play(scheduler: fc.Scheduler, fates: readonly Fate[], visits: readonly (readonly Deed[])[]) {
  const world = new FakeMarksWorld(scheduler, fates);
  const last = new Map<MarkKey, { isMarked: boolean; outcome: Promise<boolean> }>();
  const tabs = visits.map((deeds) => {
    const tab = world.openTab();
    void tab.desk.refresh();
    scheduler.scheduleSequence(
      deeds.map((deed) => async () => {
        if (deed === "look") void tab.desk.refreshIfDue();
        else last.set(markKey(deed.mark), { ...deed, outcome: tab.desk.ask(deed.mark, deed.isMarked) });
      }),
    );
    return tab;
  });
  await scheduler.waitIdle();
  // Reads that failed are made up for when the tabs are looked at, or are online again.
  world.repair();
  for (const { desk } of tabs) void desk.refreshIfDue();
  await scheduler.waitIdle();
  return { world, tabs, last };
}
