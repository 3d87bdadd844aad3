import { randomUUID } from "node:crypto";

import {
  createSession,
  fetchJobs,
  fetchJobsByIds,
  fetchSavedSearches,
  readSession,
  saveSearch,
} from "@farwork/data";
import { afterAll, beforeAll, it } from "vitest";

import { needAddress } from "../integration/emulators.ts";
import { type FeedJobs, takeJobsIn } from "../integration/feed-jobs.ts";
import { arrive, askToken, openSharedDatabase, visit } from "../integration/people.ts";
import { removeJobs, waitUntilListed } from "../integration/stored-jobs.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyFirestore } from "./faulty-firestore.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault, tellOutcome, untilIs } from "./meet-fault.ts";

const database = openSharedDatabase();
let jobs: FeedJobs;
let link: FaultyLink;
let functions: FunctionsProcess;

beforeAll(async () => {
  jobs = await takeJobsIn();
  link = await openFaultyFirestore(needAddress("FIRESTORE_EMULATOR_HOST"));
  functions = await spawnFunctions({ FIRESTORE_EMULATOR_HOST: link.address });
  await waitUntilListed(visit(askFunctionsOf(functions)), { tags: [jobs.tag] }, 23);
});
afterAll(async () => {
  await removeJobs(database, jobs.ids);
  await functions.stop();
  await link.close();
});

const AWAY = "unavailable";
const WELL = "listed, shown, known, kept";
const CASES: readonly FaultCase[] = [
  // A transaction with an unanswered start keeps its documents locked for a minute. So only responses to commits are
  // lost, and first, while nothing else retries over the breaking connection.
  { fault: "lost answer", part: "Commit", expected: `listed, shown, known, ${AWAY}` },
  // The listing uses the index in memory, whatever the database does.
  { fault: "kill", expected: `listed, ${AWAY}, ${AWAY}, ${AWAY}` },
  { fault: "hang", expected: `listed, ${AWAY}, ${AWAY}, ${AWAY}` },
  { fault: "reset", expected: `listed, ${AWAY}, ${AWAY}, ${AWAY}` },
  { fault: "5xx", expected: `listed, ${AWAY}, ${AWAY}, ${AWAY}` },
  { fault: "slow", expected: WELL },
];

it.each(CASES)("a database that meets a $fault: $expected", async (faultCase) => {
  const server = visit(askFunctionsOf(functions));
  const ada = await arrive("Ada", askFunctionsOf(functions));
  const { sessionCookie } = await createSession(server, await askToken(ada.browser));
  const search = { searchId: randomUUID(), name: "Tides", query: "q=tide" };
  const filters = { tags: [jobs.tag] };
  const list = async () => {
    const { error, totalJobs } = await fetchJobs(server, { filters, view: "card" });
    if (error) throw error;
    if (totalJobs !== 23) throw new Error(`${totalJobs} jobs`);
  };
  const askAll = async () => {
    const outcomes = await Promise.all([
      tellOutcome(list(), "listed"),
      tellOutcome(fetchJobsByIds(server, jobs.ids), "shown"),
      tellOutcome(readSession(server, { sessionCookie, parts: ["saved"] }), "known"),
      tellOutcome(saveSearch(ada.browser, search), "kept"),
    ]);
    return outcomes.join(", ");
  };
  await meetFault(faultCase, {
    link: "functions -> database",
    broken: link,
    act: askAll,
    recover: async () => {
      await untilIs(askAll, WELL);
      return `${WELL}; ${(await fetchSavedSearches(ada.browser)).length} search`;
    },
    afterwards: `${WELL}; 1 search`,
  });
});
