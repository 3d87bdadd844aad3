import { afterAll, beforeAll, it } from "vitest";

import { type WebServer, startWebServer } from "../e2e/web-server.ts";
import { type FeedJobs, takeJobsIn } from "../integration/feed-jobs.ts";
import { arrive, askToken, openSharedDatabase } from "../integration/people.ts";
import { removeJobs } from "../integration/stored-jobs.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault, untilIs } from "./meet-fault.ts";

const database = openSharedDatabase();
let jobs: FeedJobs;
let link: FaultyLink;
let server: WebServer;
let functions: FunctionsProcess;
beforeAll(async () => {
  jobs = await takeJobsIn();
  // Not the emulator, which starts a process per concurrent call.
  functions = await spawnFunctions();
  link = await openFaultyHttp(functions.address);
  server = await startWebServer({ FUNCTIONS_EMULATOR_HOST: link.address });
});
afterAll(async () => {
  await server.stop();
  await link.close();
  await functions.stop();
  await removeJobs(database, jobs.ids);
});

const AWAY =
  "listing 503 with a message, job 503 with a message, session 503, private page 503 with a message";
const WELL = "listing 200, job 200, session 204, private page 200";
const CASES: readonly FaultCase[] = [
  { fault: "kill", expected: AWAY },
  { fault: "hang", expected: AWAY },
  { fault: "reset", expected: AWAY },
  { fault: "5xx", expected: AWAY },
  { fault: "lost answer", expected: AWAY },
  { fault: "slow", expected: WELL },
];

it.each(CASES)("a site whose backend meets a $fault: $expected", async (faultCase) => {
  const idToken = await askToken((await arrive("Ada", askFunctionsOf(functions))).browser);
  const opened = await openSession(idToken);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const visitAll = async () => {
    const visits = await Promise.all([
      // A different one each time, as responses are cached for a second.
      look("listing", `/?q=${crypto.randomUUID()}`),
      look("job", `/jobs/${jobs.ids[0]}`),
      openSession(idToken).then(({ status }) => `session ${status}`),
      look("private page", "/saved", { cookie }),
    ]);
    return visits.join(", ");
  };
  await meetFault(faultCase, {
    link: "site -> functions",
    broken: link,
    act: visitAll,
    recover: async () => {
      await untilIs(visitAll, WELL);
      return WELL;
    },
    afterwards: WELL,
  });
});

function openSession(idToken: string): Promise<Response> {
  const headers = { authorization: `Bearer ${idToken}`, "sec-fetch-site": "same-origin" };
  return fetch(`${server.site}/api/session`, { method: "POST", headers });
}

async function look(name: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(server.site + path, { headers, redirect: "follow" });
  const saysSo = (await answer.text()).includes("can’t be reached right now") ? " with a message" : "";
  return `${name} ${answer.status}${saysSo}`;
}
