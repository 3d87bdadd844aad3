import { afterAll, beforeAll, describe, it } from "vitest";

import { findEmulators } from "../integration/emulators.ts";
import { arrive, openSharedDatabase } from "../integration/people.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FaultCase, meetFault, untilIs } from "./meet-fault.ts";
import { openThreeTabs } from "./open-tab.ts";

const SAVED = { kind: "saved", jobId: "remotive-1" } as const;
const APPLIED = { kind: "applied", jobId: "remotive-1" } as const;

const database = openSharedDatabase();

type Trial = {
  readonly link: string;
  readonly service: "firestore" | "functions";
  /** Whether a job is saved during the fault (by functions) or removed (in the database). */
  readonly isSaved: boolean;
  readonly cases: readonly FaultCase[];
};

const TRIALS: readonly Trial[] = [
  {
    link: "browser -> database, three tabs",
    service: "firestore",
    isSaved: false,
    // After the error, the tab shows the last known state of the database.
    cases: [
      { fault: "kill", expected: "reported failed; shows saved:remotive-1" },
      { fault: "hang", expected: "reported failed; shows saved:remotive-1" },
      { fault: "reset", expected: "reported failed; shows saved:remotive-1" },
      { fault: "5xx", expected: "reported failed; shows saved:remotive-1" },
      { fault: "lost answer", expected: "reported failed; shows saved:remotive-1" },
      { fault: "slow", expected: "reported done; shows nothing" },
    ],
  },
  {
    link: "browser -> functions, three tabs",
    service: "functions",
    isSaved: true,
    cases: [
      { fault: "kill", expected: "reported failed; shows nothing" },
      { fault: "hang", expected: "reported failed; shows nothing" },
      { fault: "reset", expected: "reported failed; shows nothing" },
      { fault: "5xx", expected: "reported failed; shows nothing" },
      // The reachable database has it.
      { fault: "lost answer", expected: "reported failed; shows saved:remotive-1" },
      { fault: "slow", expected: "reported done; shows saved:remotive-1" },
    ],
  },
];

describe.each(TRIALS)("$link", ({ link, service, isSaved, cases }) => {
  let broken: FaultyLink;
  beforeAll(async () => {
    broken = await openFaultyHttp(findEmulators()[service] ?? "");
  });
  afterAll(async () => {
    await broken.close();
  });

  it.each(cases)("a click that meets a $fault: $expected", async (faultCase) => {
    const ada = await arrive();
    const tabs = await openThreeTabs(ada, { [service]: broken.address });
    const [first, second, third] = tabs;
    if (!isSaved) await first.queue.set(SAVED, true);
    await meetFault(faultCase, {
      link,
      broken,
      act: async () => {
        const told = (await first.queue.set(SAVED, isSaved)) ? "reported done" : "reported failed";
        return `${told}; shows ${first.screen() || "nothing"}`;
      },
      recover: async () => {
        // The last intention: removed in another tab, and applied to in the third.
        const later = await Promise.all([second.queue.set(SAVED, false), third.queue.set(APPLIED, true)]);
        await Promise.all(tabs.map(({ queue }) => queue.refreshIfDue()));
        const tellScreens = async () => [...new Set(tabs.map(({ screen }) => screen()))].join(" | ");
        await untilIs(tellScreens, "applied:remotive-1");
        const stored = await Promise.all(
          ["savedJobs", "appliedJobs"].map(async (list) => {
            const { docs } = await database.collection(`users/${ada.uid}/${list}`).get();
            return docs.map(({ id }) => `${list} ${id}`);
          }),
        );
        return `${later.every(Boolean) ? "done" : "failed"}; stored and shown: ${stored.flat().join(" ")}`;
      },
      afterwards: "done; stored and shown: appliedJobs remotive-1",
    });
    for (const { queue } of tabs) queue.close();
  });
});
