import { once } from "node:events";
import { request } from "node:http";

import { listContracts } from "@farwork/domain/testing";
import { deleteApp, getApps } from "firebase-admin/app";
import { logger } from "firebase-functions";
import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import * as z from "zod/mini";

import * as functions from "./index.ts";
import { MAX_EVENT_BYTES, MAX_REQUEST_BYTES } from "./runtime/function-options.ts";
import { ANY_CALL } from "./runtime/rate-limits/costs.ts";
import { exhaust, exhaustOwn } from "./testing/exhaust-limits.ts";
import { serveFunctions } from "./testing/serve-functions.ts";

// Requirements for every function, so that a new one without them fails here. Limits per account, which are stored in
// the database, are tested in integration/fuzz.integration.test.ts.

const Endpoint = z.object({
  region: z.tuple([z.literal("us-central1")]),
  availableMemoryMb: z.int().check(z.gte(256), z.lte(2048)),
  timeoutSeconds: z.int().check(z.gte(10), z.lte(540)),
  maxInstances: z.int().check(z.gte(1), z.lte(20)),
  concurrency: z.int().check(z.gte(1), z.lte(80)),
  callableTrigger: z.optional(z.object({})),
  httpsTrigger: z.optional(z.object({})),
  eventTrigger: z.optional(z.object({ retry: z.literal(true) })),
  scheduleTrigger: z.optional(z.looseObject({ schedule: z.string() })),
  secretEnvironmentVariables: z._default(z.array(z.object({ key: z.string() })), []),
});

const { ingest, ...named } = functions;
const all = Object.entries({ ...named, ...ingest }).map(([name, answer]) => {
  const endpoint = z.parse(Endpoint, { ...answer.__endpoint });
  return { name, answer, endpoint };
});
const callables = all.filter(({ endpoint }) => endpoint.callableTrigger);
const answering = all.filter(({ endpoint }) => !endpoint.scheduleTrigger && !endpoint.eventTrigger);

const OURS = "https://farwork.example";
const THEIRS = "https://elsewhere.example";
const json = { "content-type": "application/json" };

let logged: MockInstance<typeof logger.write>;
let site: Awaited<ReturnType<typeof serveFunctions>>;
beforeAll(async () => {
  site = await serveFunctions(functions);
});
afterAll(async () => {
  await site.close();
  await Promise.all(getApps().map(deleteApp));
});
beforeEach(() => {
  vi.stubEnv("SITE_URL", OURS);
  vi.stubEnv("SITE_SECRET", "any");
  logged = vi.spyOn(logger, "write").mockReturnValue();
});
const ask = (name: string, init: RequestInit) => fetch(`${site.address}/${name}`, init);
/** The status of a request without content length and body, which `fetch` cannot send. */
const postNothing = async (address: string) => {
  const asked = request(address, { method: "POST", headers: json, agent: false });
  asked.useChunkedEncodingByDefault = false;
  asked.end();
  const [answer] = await once(asked, "response");
  return z.parse(z.object({ statusCode: z.int() }), answer).statusCode;
};
const readAllowed = (answer: Response) => answer.headers.get("access-control-allow-origin");

/** All contracts, and what a deprecated callable declares at its handler. */
const contracts = [...listContracts(), { name: "confirmSignIn", callers: "anyone", example: {} }];

it("exports every contract under its own name, and nothing else except deprecated functions", () => {
  const names = contracts.map(({ name }) => name);
  expect(callables.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(all)("$name", ({ endpoint }) => {
  it("has a region, and limits for memory, time, instances and concurrency", () => {
    const { scheduleTrigger, eventTrigger } = endpoint;
    expect(endpoint.concurrency).toBeLessThanOrEqual(scheduleTrigger ? 1 : 80);
    expect(endpoint.maxInstances).toBeLessThanOrEqual(scheduleTrigger ? 1 : 20);
    expect(endpoint.timeoutSeconds).toBeLessThanOrEqual(scheduleTrigger || eventTrigger ? 540 : 60);
  });
});

it("gives each function only the secrets it needs", () => {
  const held = all.map(({ name, endpoint }) => [
    name,
    endpoint.secretEnvironmentVariables.map(({ key }) => key).toSorted(),
  ]);
  expect(Object.fromEntries(held.filter(([, keys]) => keys?.length))).toEqual({
    api: ["ALERT_LINK_SECRET", "STRIPE_SECRET_KEY"],
    createSession: ["RESEND_API_KEY"],
    deleteAccount: ["STRIPE_SECRET_KEY"],
    fetchPlanPrices: ["STRIPE_SECRET_KEY"],
    mailWebhook: ["MAIL_WEBHOOK_SECRET", "RESEND_API_KEY"],
    openBillingPortal: ["STRIPE_SECRET_KEY"],
    removeRecords: ["STRIPE_SECRET_KEY"],
    sendAlerts: ["ALERT_LINK_SECRET", "RESEND_API_KEY"],
    startCheckout: ["STRIPE_SECRET_KEY"],
    stripeWebhook: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  });
});

describe.each(callables)("the callable $name", ({ name }) => {
  it("lets browsers call it only from our own pages", async () => {
    const preflight = (origin: string) =>
      ask(name, { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } });
    for (const origin of [OURS, THEIRS]) expect(readAllowed(await preflight(origin))).toBe(OURS);
  });

  it("only accepts JSON by POST, which other sites cannot send without preflight", async () => {
    const body = '{"data":{}}';
    const asked = [
      { method: "PUT", headers: json, body },
      ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"].map(
        (type) => ({
          method: "POST",
          headers: { "content-type": type },
          body,
        }),
      ),
    ];
    for (const init of asked) expect((await ask(name, init)).status).toBe(400);
    expect((await ask(name, {})).status).toBe(400);
  });

  it("logs a rejected call with its outcome", async () => {
    await ask(name, { method: "POST", headers: json, body: "{}" });
    const line = expect.objectContaining({ event: "request-answered", name, status: 400 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledExactlyOnceWith(line));
  });

  it("rejects a request without a body", async () => {
    expect(await postNothing(`${site.address}/${name}`)).toBe(400);
  });

  it("rejects large requests with an error our own pages can read", async () => {
    const body = JSON.stringify({ data: { any: "x".repeat(MAX_REQUEST_BYTES) } });
    const answer = await ask(name, { method: "POST", headers: { ...json, origin: OURS }, body });
    expect([answer.status, readAllowed(answer)]).toEqual([400, OURS]);
    expect(await answer.json()).toMatchObject({ error: { details: { code: "too_big" } } });
  });

  it.each([
    [
      "numbers as Firebase writes them",
      '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}',
    ],
    ["arrays in arrays in arrays", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
    ["another prototype", '{"__proto__":{"page":1}}'],
  ])("rejects %s without logging its contents", async (_, data) => {
    const answer = await ask(name, { method: "POST", headers: json, body: `{"data":${data}}` });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  });
});

describe("a caller", () => {
  it("needs no account for what the public pages show, and for sessions", () => {
    const open = contracts.filter(({ callers }) => callers === "anyone").map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      "confirmSignIn",
      "createSession",
      "endSession",
      "fetchCompany",
      "fetchJobs",
      "fetchJobsByIds",
      "fetchPlanPrices",
      "fetchRates",
      "fetchSimilarJobs",
      "fetchTypicalPay",
      "listCompanyAddresses",
      "listJobAddresses",
      "listNamedCountries",
      "readSession",
    ]);
  });

  it("without an account is rejected by each function for signed-in people, and rate-limited by others", async () => {
    // Within one minute, whatever the time.
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const outcomes = contracts.map(async ({ name, example }) => {
      const flooder = { "x-forwarded-for": `made-up, ${name}` };
      // Enough to look at the call, but not to handle it.
      await exhaust(flooder, ANY_CALL);
      const body = JSON.stringify({ data: example });
      const answer = await ask(name, { method: "POST", headers: { ...json, ...flooder }, body });
      return [name, z.parse(Refused, await answer.json()).error.status];
    });
    expect(await Promise.all(outcomes)).toEqual(
      contracts.map(({ name, callers }) => [
        name,
        callers === "anyone" ? "RESOURCE_EXHAUSTED" : "UNAUTHENTICATED",
      ]),
    );
  });

  it("who calls too often is rejected by each function before their call is parsed", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const flooder = { "x-forwarded-for": "made-up, flooder" };
    await exhaust(flooder);
    const outcomes = callables.map(async ({ name }) => {
      const answer = await ask(name, { method: "POST", headers: flooder, body: "no JSON" });
      return [answer.status, readAllowed(answer)];
    });
    expect(await Promise.all(outcomes)).toEqual(callables.map(() => [429, OURS]));
  });

  it("who requests too many whole jobs or images is rejected, regardless of other limits", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const flooder = { "x-forwarded-for": "made-up, collector" };
    for (const name of ["wholeJobs", "images"] as const) await exhaustOwn(name, flooder);
    const call = async (name: string, data: object) => {
      const body = JSON.stringify({ data });
      return (await ask(name, { method: "POST", headers: { ...json, ...flooder }, body })).status;
    };
    expect(await call("fetchJobs", { pageSize: 1 })).toBe(429);
    expect(await call("fetchJobsByIds", { jobIds: ["remotive-1"] })).toBe(429);
    expect((await ask("picture?job=remotive-1", { headers: flooder })).status).toBe(429);
    expect(await call("confirmSignIn", { idToken: "e30.e30.x", code: "012345" })).toBe(200);
  });
});

it("counts an image towards its requester's limit", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const flooder = { "x-forwarded-for": "made-up, picture" };
  await exhaust(flooder);
  const { status } = await ask("picture?job=remotive-1", { headers: flooder });
  expect(status).toBe(429);
});

const Refused = z.object({ error: z.object({ status: z.string() }) });

describe.each(answering.filter(({ endpoint }) => endpoint.httpsTrigger))("the endpoint $name", ({ name }) => {
  it("lets no other site read a response", async () => {
    for (const method of ["OPTIONS", "POST"])
      expect(
        readAllowed(await ask(name, { method, headers: { ...json, origin: THEIRS }, body: "{}" })),
      ).toBeNull();
  });

  it("rejects large requests", async () => {
    const body = JSON.stringify("x".repeat(MAX_EVENT_BYTES));
    expect((await ask(name, { method: "POST", headers: json, body })).status).toBe(413);
  });
});
