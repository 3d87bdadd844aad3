import { randomUUID } from "node:crypto";

import { fetchSavedSearches, saveSearch } from "@farwork/data";
import { afterAll, beforeAll, it } from "vitest";

import { findEmulators } from "../integration/emulators.ts";
import { arrive, openSharedDatabase } from "../integration/people.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FaultCase, meetFault, tellOutcome, untilIs } from "./meet-fault.ts";

openSharedDatabase();
let link: FaultyLink;
beforeAll(async () => {
  link = await openFaultyHttp(findEmulators().functions ?? "");
});
afterAll(async () => {
  await link.close();
});

const CASES: readonly FaultCase[] = [
  { fault: "kill", expected: "unavailable" },
  { fault: "hang", expected: "unavailable" },
  { fault: "reset", expected: "unavailable" },
  { fault: "5xx", expected: "unavailable" },
  { fault: "lost answer", expected: "unavailable" },
  { fault: "slow", expected: "saved" },
];

it.each(CASES)("a search that is saved over a link that meets a $fault: $expected", async (faultCase) => {
  const ada = await arrive("Ada", askFunctionsOf(link));
  const search = { searchId: randomUUID(), name: "Tides", query: "q=tide" };
  const save = () => tellOutcome(saveSearch(ada.browser, search), "saved");
  await meetFault(faultCase, {
    link: "browser -> functions",
    broken: link,
    act: save,
    recover: async () => {
      await untilIs(save, "saved");
      return `${(await fetchSavedSearches(ada.browser)).length} search`;
    },
    afterwards: "1 search",
  });
});
