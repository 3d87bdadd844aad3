import { logIn } from "@farwork/data";
import { afterAll, beforeAll, it } from "vitest";

import { needAddress } from "../integration/emulators.ts";
import { readSignInCodes } from "../integration/inbox.ts";
import { arrive, openSharedDatabase, PASSWORD, visit, waitForNextSecond } from "../integration/people.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FunctionsProcess, startFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault } from "./meet-fault.ts";

openSharedDatabase();
let link: FaultyLink;
let functions: FunctionsProcess;

beforeAll(async () => {
  link = await openFaultyHttp(new URL(needAddress("EMAIL_API_BASE")).host);
  functions = await startFunctions({ EMAIL_API_BASE: `http://${link.address}` });
});
afterAll(async () => {
  await functions.stop();
  await link.close();
});

const CASES: readonly FaultCase[] = [
  { fault: "kill", expected: "known browser in, new one unavailable" },
  { fault: "hang", expected: "known browser in, new one unavailable" },
  { fault: "reset", expected: "known browser in, new one unavailable" },
  { fault: "5xx", expected: "known browser in, new one unavailable" },
  { fault: "lost answer", expected: "known browser in, new one unavailable" },
  { fault: "slow", expected: "known browser in, new one auth/multi-factor-auth-required" },
];

it.each(CASES)("a mail service that meets a $fault: $expected", async (faultCase) => {
  const ada = await arrive("Ada", askFunctionsOf(functions));
  const credentials = { email: ada.email, password: PASSWORD };
  const stranger = visit(askFunctionsOf(functions));
  await waitForNextSecond();
  await meetFault(faultCase, {
    link: "functions -> mail service",
    broken: link,
    act: async () => {
      const known = await logIn(ada.browser, credentials);
      await waitForNextSecond();
      const asked = await logIn(stranger, credentials);
      return `known browser ${known.success ? "in" : known.code}, new one ${asked.success ? "in" : asked.code}`;
    },
    recover: async () => {
      await waitForNextSecond();
      const asked = await logIn(stranger, credentials);
      if (!("confirm" in asked)) return "no code is wanted";
      const outcome = await asked.confirm((await readSignInCodes(ada.email)).at(-1) ?? "");
      return outcome.success ? "in with the last code" : outcome.code;
    },
    afterwards: "in with the last code",
  });
});
