import { afterAll, beforeAll, it } from "vitest";

import { findEmulators } from "../integration/emulators.ts";
import { arrive, openSharedDatabase } from "../integration/people.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FaultCase, meetFault, untilIs } from "./meet-fault.ts";
import { openThreeTabs } from "./open-tab.ts";

const SAVED = { kind: "saved", jobId: "remotive-1" } as const;
const APPLIED = { kind: "applied", jobId: "remotive-1" } as const;

const database = openSharedDatabase();
let link: FaultyLink;
beforeAll(async () => {
  link = await openFaultyHttp(findEmulators().firestore ?? "");
});
afterAll(async () => {
  await link.close();
});

const CASES: readonly FaultCase[] = [
  // What the screen of who clicked shows after they were told: what the database was last known to hold.
  { fault: "kill", expected: "told not saved; shows nothing" },
  { fault: "hang", expected: "told not saved; shows nothing" },
  { fault: "reset", expected: "told not saved; shows nothing" },
  { fault: "5xx", expected: "told not saved; shows nothing" },
  { fault: "lost answer", expected: "told not saved; shows nothing" },
  { fault: "slow", expected: "told saved; shows saved:remotive-1" },
];

it.each(CASES)("a database that meets a $fault in the middle of a click: $expected", async (faultCase) => {
  const ada = await arrive();
  const tabs = await openThreeTabs(ada, link.address);
  const [first, second, third] = tabs;
  await meetFault(faultCase, {
    link: "browser -> database, three tabs",
    broken: link,
    act: async () => {
      const told = (await first.desk.ask(SAVED, true)) ? "told saved" : "told not saved";
      return `${told}; shows ${first.screen() || "nothing"}`;
    },
    recover: async () => {
      // The last intention: taken off in another tab, and applied to in the third.
      const later = await Promise.all([second.desk.ask(SAVED, false), third.desk.ask(APPLIED, true)]);
      await Promise.all(tabs.map(({ desk }) => desk.refreshIfDue()));
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
  for (const { desk } of tabs) desk.close();
});
