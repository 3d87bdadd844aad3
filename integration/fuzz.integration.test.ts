import { CreateSession } from "@farwork/domain";
import { listContracts } from "@farwork/domain/testing";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { openFirestore } from "../apps/functions/src/runtime/admin.ts";
import { rateCountPath } from "../apps/functions/src/runtime/rate-limits/limit-account.ts";
import { getAccountLimit, RATE_LIMITS } from "../apps/functions/src/runtime/rate-limits/limits.ts";
import { serveFunctions } from "../apps/functions/src/testing/serve-functions.ts";
import { needAddress, PROJECT } from "./emulators.ts";
import { type FeedJobs, takeJobsIn } from "./feed-jobs.ts";
import { CONTRACTS, type FuzzedCall, fuzzedCall } from "./fuzz/fuzz-calls.ts";
import { expectToLeave, inventEmail, openSharedDatabase } from "./people.ts";
import { removeJobs } from "./stored-jobs.ts";

// The functions run in this process, so that costs and leftovers of calls can be measured.

const CALLS = Number(process.env["FARWORK_FUZZ_CALLS"] ?? 1000);
const SEED = Number(process.env["FARWORK_FUZZ_SEED"] ?? 1);
/** No function runs longer. */
const LONGEST_CALL_MS = 60_000;
// Generated before any request, as that takes longer than some keep-alive timeouts.
const calls = fc.sample(fuzzedCall, { numRuns: CALLS, seed: SEED });
/** Hourly limits must not reject every call. */
const CALLS_PER_PERSON = 150;

process.env["FIREBASE_CONFIG"] = JSON.stringify({ projectId: PROJECT });
// Opens the functions' connection first, as they use the first one in their process.
openFirestore();
const database = openSharedDatabase();
let functions: Readonly<Record<string, object>>;
let site: { address: string; close: () => Promise<void> };
let jobs: FeedJobs;
// Firebase's logger captures the console when loaded, so load it first.
const { logged, print } = vi.hoisted(() => {
  const lines: string[] = [];
  const { log } = console;
  const collect = (line: unknown) => void lines.push(String(line));
  Object.assign(console, { debug: collect, info: collect, log: collect, warn: collect, error: collect });
  return { logged: lines, print: log };
});
beforeAll(async () => {
  jobs = await takeJobsIn();
  functions = await import("../apps/functions/src/index.ts");
  site = await serveFunctions(functions);
});
afterAll(async () => {
  await site.close();
  await removeJobs(database, jobs.ids);
});

const SignedUp = z.object({ localId: z.string(), idToken: z.string() });

/** A signed-in person without the data of a regular sign-up. */
async function signUpAnybody(): Promise<z.infer<typeof SignedUp>> {
  const identity = `http://${needAddress("FIREBASE_AUTH_EMULATOR_HOST")}/identitytoolkit.googleapis.com/v1`;
  const email = inventEmail();
  const answer = await fetch(`${identity}/accounts:signUp?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse" }),
  });
  const { localId, idToken } = z.parse(SignedUp, await answer.json());
  expectToLeave(localId);
  await database
    .doc(`users/${localId}`)
    .set({ uid: localId, email, createdAt: new Date(), updatedAt: new Date() });
  return { localId, idToken };
}

const Callable = z.object({ __endpoint: z.object({ callableTrigger: z.unknown() }) });
/** Functions have metadata for deployment. */
const listCallables = () =>
  Object.keys(functions).filter((name) => z.safeParse(Callable, { ...functions[name] }).success);

interface Outcome {
  readonly code: string;
  readonly cpuMs: number;
}

async function send(call: FuzzedCall, token: string): Promise<Outcome> {
  const tokens = { person: token, impostor: `${token.slice(0, -1)}.x`, nobody: "" };
  const before = process.cpuUsage();
  const answer = await fetch(`${site.address}/${call.name}`, {
    method: call.method,
    headers: {
      "content-type": call.contentType,
      ...(tokens[call.caller] && { authorization: `Bearer ${tokens[call.caller]}` }),
    },
    body: call.body,
    signal: AbortSignal.timeout(LONGEST_CALL_MS),
  });
  const text = await answer.text();
  const { user, system } = process.cpuUsage(before);
  return { code: readCode(answer.status, text), cpuMs: (user + system) / 1000 };
}

const Refused = z.object({
  error: z.object({ status: z.optional(z.string()), code: z.optional(z.string()) }),
});

function readCode(status: number, text: string): string {
  if (status < 300) return "ok";
  const refused = z.safeParse(Refused, status < 600 && text.startsWith("{") ? JSON.parse(text) : undefined);
  const named = refused.data?.error.status ?? refused.data?.error.code;
  return named?.toLowerCase().replaceAll("_", "-") ?? String(status);
}

/** The number of each result per function: "fetchJobs: 80 ok, 41 invalid-argument". */
function count(outcomes: readonly { name: string; code: string }[]): string {
  const lines = Object.entries(Object.groupBy(outcomes, ({ name }) => name)).map(([name, answers = []]) => {
    const codes = Object.entries(Object.groupBy(answers, ({ code }) => code));
    return `${name}: ${codes.map(([code, given]) => `${given?.length} ${code}`).join(", ")}`;
  });
  return lines.toSorted().join("\n");
}

describe("a signed-in person who calls too often", () => {
  it("is rejected by every callable for signed-in people", async () => {
    const { localId, idToken } = await signUpAnybody();
    const contracts = listContracts().filter((each) => each.callers === "signed-in");
    const limits = [RATE_LIMITS.createSession, ...contracts.map(getAccountLimit)];
    const counts = limits.map((limit) => rateCountPath(limit, localId, new Date()));
    await Promise.all(counts.map((path) => database.doc(path).set({ calls: 1000 })));
    for (const { name, example } of [...contracts, { ...CreateSession, example: { idToken } }]) {
      const body = JSON.stringify({ data: example });
      const call = { name, method: "POST", contentType: "application/json", body, caller: "person" } as const;
      expect([name, (await send(call, idToken)).code]).toEqual([name, "resource-exhausted"]);
    }
  });
});

describe("hostile calls", () => {
  it(
    "are each answered, without internal errors, and leave nothing behind",
    { timeout: 30 * 60_000 },
    async () => {
      expect(listCallables().filter((name) => !(name in CONTRACTS))).toEqual([]);
      const outcomes: (FuzzedCall & Outcome)[] = [];
      let token = "";
      for (const call of calls) {
        if (outcomes.length % CALLS_PER_PERSON === 0) ({ idToken: token } = await signUpAnybody());
        outcomes.push({ ...call, ...(await send(call, token)) });
        if (call.name === "deleteAccount" && outcomes.at(-1)?.code === "ok")
          ({ idToken: token } = await signUpAnybody());
      }
      const slowest = outcomes.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 5);
      print(count(outcomes));
      print(slowest.map(({ name, cpuMs, body }) => `${name} ${cpuMs.toFixed(0)} ms: ${body.slice(0, 80)}`));
      const failed = outcomes.filter(({ code }) => /internal|unknown|^5/.test(code));
      if (failed.length > 0) print(logged.filter((line) => line.includes('"ERROR"')).slice(0, 5));
      expect(failed.map(({ name, code, body }) => ({ name, code, body: body.slice(0, 300) }))).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect({}).not.toHaveProperty("polluted");
      const usual = {
        name: "fetchJobs",
        method: "POST",
        contentType: "application/json",
        caller: "person",
      } as const;
      expect(await send({ ...usual, body: '{"data":{}}' }, token)).toMatchObject({ code: "ok" });
    },
  );
});
