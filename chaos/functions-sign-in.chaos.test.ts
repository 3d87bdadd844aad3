import { createSession, readSession } from "@farwork/data";
import { afterAll, beforeAll, it } from "vitest";

import { findEmulators } from "../integration/emulators.ts";
import { arrive, askToken, openSharedDatabase, visit } from "../integration/people.ts";
import { askFunctionsOf } from "./ask-functions-of.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { type FunctionsProcess, spawnFunctions } from "./functions-process.ts";
import { type FaultCase, meetFault, tellOutcome, untilIs } from "./meet-fault.ts";

openSharedDatabase();
let link: FaultyLink;
let functions: FunctionsProcess;

beforeAll(async () => {
  link = await openFaultyHttp(findEmulators().auth ?? "");
  functions = await spawnFunctions({ FIREBASE_AUTH_EMULATOR_HOST: link.address });
});
afterAll(async () => {
  await functions.stop();
  await link.close();
});

const CASES: readonly FaultCase[] = [
  // Never "unauthenticated": an unavailable service must not log anyone out.
  { fault: "kill", expected: "unavailable, unavailable" },
  { fault: "hang", expected: "unavailable, unavailable" },
  { fault: "reset", expected: "unavailable, unavailable" },
  { fault: "5xx", expected: "unavailable, unavailable" },
  { fault: "lost answer", expected: "unavailable, unavailable" },
  { fault: "slow", expected: "cookie, known" },
];

it.each(CASES)("an identity service that meets a $fault: $expected", async (faultCase) => {
  const server = visit(askFunctionsOf(functions));
  const ada = await arrive("Ada", askFunctionsOf(functions));
  const idToken = await askToken(ada.browser);
  const { sessionCookie } = await createSession(server, idToken);
  const askBoth = async () => {
    const outcomes = await Promise.all([
      tellOutcome(createSession(server, idToken), "cookie"),
      tellOutcome(readSession(server, { sessionCookie }), "known"),
    ]);
    return outcomes.join(", ");
  };
  await meetFault(faultCase, {
    link: "functions -> identity service",
    broken: link,
    act: askBoth,
    recover: async () => {
      await untilIs(askBoth, "cookie, known");
      return "cookie, known";
    },
    afterwards: "cookie, known",
  });
});
