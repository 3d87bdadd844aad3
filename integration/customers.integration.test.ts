import { ensureStripeCustomer, fetchUserData, logIn, logOut } from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { needAddress, siteUrl } from "./emulators.ts";
import { cutOff } from "./intercept.ts";
import { arrive, askToken, openSharedDatabase, PASSWORD } from "./people.ts";

const database = openSharedDatabase();

/** A person whose sign-up stopped after creating the user document. */
async function arriveWithoutCustomer() {
  cutOff("/create-stripe-customer");
  const ada = await arrive();
  vi.unstubAllGlobals();
  return { ...ada, user: database.doc(`users/${ada.uid}`), token: await askToken(ada.browser) };
}

const Customers = z.object({
  data: z.array(z.object({ id: z.string(), email: z.string(), metadata: z.object({ uid: z.string() }) })),
});
async function listCustomers(email: string) {
  const query = new URLSearchParams({ email, limit: "100" });
  const answer = await fetch(`${needAddress("STRIPE_API_BASE")}/v1/customers?${query.toString()}`);
  return z.parse(Customers, await answer.json()).data;
}

async function makeAtStripe(email: string, uid: string): Promise<string> {
  const answer = await fetch(`${needAddress("STRIPE_API_BASE")}/v1/customers`, {
    method: "POST",
    body: new URLSearchParams({ email, "metadata[uid]": uid }),
  });
  return z.parse(z.object({ id: z.string() }), await answer.json()).id;
}

interface Call {
  readonly token?: string;
  readonly body?: unknown;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}
async function call({ token, body, method = "POST", path = "/create-stripe-customer", headers }: Call) {
  const answer = await fetch(`${siteUrl()}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

describe("the payment customer", () => {
  it("is created at sign-up, and stored in the user document", async () => {
    const ada = await arrive();
    const [customer, ...others] = await listCustomers(ada.email);
    expect(others).toEqual([]);
    expect(customer?.metadata).toEqual({ uid: ada.uid });
    expect(await fetchUserData(ada.browser, ada.uid)).toMatchObject({
      user: { stripeCustomerId: customer?.id },
    });
  });

  it("is the same for ten concurrent calls", async () => {
    // Over HTTP, where the emulator starts an instance for each; customer-claims.integration.test.ts tests conflicts.
    const ada = await arriveWithoutCustomer();
    const { token, email, uid } = ada;
    const calls = await Promise.all(Array.from({ length: 10 }, () => call({ token, body: { email, uid } })));
    const customers = await listCustomers(ada.email);
    expect(customers).toHaveLength(1);
    const customerId = customers[0]?.id;
    expect(calls.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 10 }, () => ({ status: 200, body: { customerId } })),
    );
    expect((await ada.user.get()).get("stripeCustomerId")).toBe(customerId);
  });

  it("stays the same if requested again", async () => {
    const { browser, email } = await arrive();
    const first = await ensureStripeCustomer(browser);
    expect(await ensureStripeCustomer(browser)).toBe(first);
    expect(await listCustomers(email)).toHaveLength(1);
  });

  it("is found at Stripe after a caller died between creating and storing it", async () => {
    const { browser, email, uid } = await arriveWithoutCustomer();
    const left = await makeAtStripe(email, uid);
    const anHourAgo = Timestamp.fromMillis(Date.now() - 3_600_000);
    await database.doc(`stripeCustomers/${uid}`).set({ holder: "gone", claimedAt: anHourAgo });
    expect(await ensureStripeCustomer(browser)).toBe(left);
    expect(await listCustomers(email)).toHaveLength(1);
  });

  it("is not that of another account with the same email", async () => {
    const { browser, email, uid } = await arriveWithoutCustomer();
    const others = await makeAtStripe(email, "somebody-else");
    const anHourAgo = Timestamp.fromMillis(Date.now() - 3_600_000);
    await database.doc(`stripeCustomers/${uid}`).set({ holder: "gone", claimedAt: anHourAgo });
    expect(await ensureStripeCustomer(browser)).not.toBe(others);
  });

  it("is waited for while another caller creates it", async () => {
    const other = await arriveWithoutCustomer();
    const { browser, email, uid } = await arriveWithoutCustomer();
    const claim = database.doc(`stripeCustomers/${uid}`);
    await claim.set({ holder: "another", claimedAt: Timestamp.now() });
    const asking = ensureStripeCustomer(browser);
    // Long enough to serve another person completely in the meantime.
    await ensureStripeCustomer(other.browser);
    await claim.update({ customerId: "cus_another" });
    expect(await asking).toBe("cus_another");
    expect(await listCustomers(email)).toEqual([]);
  });

  it("that sign-up could not create is created by the next log-in", async () => {
    const { browser, email, uid } = await arriveWithoutCustomer();
    await logOut(browser);
    expect(await logIn(browser, { email, password: PASSWORD })).toMatchObject({ success: true });
    const [customer] = await listCustomers(email);
    expect(await fetchUserData(browser, uid)).toMatchObject({ user: { stripeCustomerId: customer?.id } });
  });
});

/** How a call differs from a valid one, and the expected error. */
interface Refused {
  readonly change: { token?: undefined | string; uid?: undefined | string; email?: string };
  readonly status: number;
  readonly error: { code: string; field?: string };
}
const REFUSED: [string, Refused][] = [
  ["no token", { change: { token: undefined }, status: 401, error: { code: "unauthenticated" } }],
  ["a token that is none", { change: { token: "hello" }, status: 401, error: { code: "unauthenticated" } }],
  [
    "another's uid",
    { change: { uid: "bob" }, status: 403, error: { code: "permission-denied", field: "uid" } },
  ],
  [
    "another's e-mail",
    {
      change: { email: "bob@example.com" },
      status: 403,
      error: { code: "permission-denied", field: "email" },
    },
  ],
  ["no uid", { change: { uid: undefined }, status: 400, error: { code: "invalid-argument", field: "uid" } }],
  [
    "an e-mail too long",
    { change: { email: "e".repeat(321) }, status: 400, error: { code: "invalid-argument", field: "email" } },
  ],
];

describe("POST /api/create-stripe-customer rejects", () => {
  it.each(REFUSED)("%s", async (_, { change, status, error }) => {
    const ada = await arriveWithoutCustomer();
    const { token, ...body } = { token: ada.token, email: ada.email, uid: ada.uid, ...change };
    const answer = await call({ ...(token !== undefined && { token }), body });
    expect(answer).toMatchObject({ status, body: { error } });
    expect(await listCustomers(ada.email)).toEqual([]);
  });

  it("a body that is not an object", async () => {
    const { browser } = await arrive();
    const answer = await call({ token: await askToken(browser), body: [] });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid-argument" } } });
  });

  it("an account without a user document", async () => {
    const { email, uid, token, user } = await arriveWithoutCustomer();
    await user.delete();
    const answer = await call({ token, body: { email, uid } });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "failed-precondition" } } });
    expect(await listCustomers(email)).toEqual([]);
  });

  it("every other method, and every other path", async () => {
    const other = await call({ method: "GET" });
    expect(other.status).toBe(405);
    expect(other.headers.get("allow")).toBe("POST");
    expect(await call({ path: "/create-stripe-customers" })).toMatchObject({ status: 404 });
    expect(await call({ path: "/constructor" })).toMatchObject({ status: 404 });
  });

  it("cross-origin reads and caching", async () => {
    const { headers } = await call({ headers: { origin: "https://elsewhere.example" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
