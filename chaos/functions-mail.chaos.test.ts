import { randomUUID } from "node:crypto";

import { createSession, logIn } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, it } from "vitest";

import { needAddress, PROJECT } from "../integration/emulators.ts";
import { readMails } from "../integration/inbox.ts";
import {
  arrive,
  askToken,
  openSharedDatabase,
  PASSWORD,
  type Person,
  visit,
  waitForNextSecond,
} from "../integration/people.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault } from "./meet-fault.ts";

openSharedDatabase();
let link: FaultyLink;
let functions: FunctionsProcess;

beforeAll(async () => {
  link = await openFaultyHttp(new URL(needAddress("EMAIL_API_BASE")).host);
  functions = await spawnFunctions({ EMAIL_API_BASE: `http://${link.address}` });
});
afterAll(async () => {
  await functions.stop();
  await link.close();
});

const CASES: readonly FaultCase[] = [
  { fault: "kill", expected: "logged in from a new browser" },
  { fault: "hang", expected: "logged in from a new browser" },
  { fault: "reset", expected: "logged in from a new browser" },
  { fault: "5xx", expected: "logged in from a new browser" },
  { fault: "lost answer", expected: "logged in from a new browser" },
  { fault: "slow", expected: "logged in from a new browser" },
];

it.each(CASES)("a mail service that meets a $fault: $expected", async (faultCase) => {
  const ada = await arrive("Ada", askFunctionsOf(functions));
  await createSession(ada.browser, await askToken(ada.browser), { device: randomUUID() });
  await getAuth(getApp(PROJECT)).updateUser(ada.uid, { emailVerified: true });
  await meetFault(faultCase, {
    link: "functions -> mail service",
    broken: link,
    act: async () => ((await enterAnew(ada)) ? "logged in from a new browser" : "refused"),
    recover: async () => {
      await enterAnew(ada);
      const subject = (await readMails(ada.email)).at(-1)?.subject ?? "";
      return subject.startsWith("New sign-in") ? "next sign-in announced" : "nothing announced";
    },
    afterwards: "next sign-in announced",
  });
});

/** Logs in in a new browser and opens a session of the site; returns whether that worked. */
async function enterAnew({ email }: Person): Promise<boolean> {
  const browser = visit(askFunctionsOf(functions));
  await waitForNextSecond();
  await logIn(browser, { email, password: PASSWORD });
  const { sessionCookie } = await createSession(browser, await askToken(browser), { device: randomUUID() });
  return sessionCookie !== "";
}
