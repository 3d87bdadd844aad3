import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";

import { receiveEvent, type WebhookServices } from "./receive-event.ts";
import { fakeBilling } from "./testing/fake-billing.ts";
import { buildEvent, SECRET, signDelivery } from "./testing/signed-events.ts";
import { HAPPENINGS, live } from "./testing/subscription-story.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const open = () => {
  const { account, accounts, done, ...services } = fakeBilling();
  return { account, accounts, done, services: { ...services, secret: SECRET } };
};
const active = { id: "sub_1", status: "active", createdAt: NOON } as const;
const deliver = (services: WebhookServices, event: object) =>
  receiveEvent(services, signDelivery(event, NOON), NOON);

describe("an event", () => {
  it("has Stripe asked, and what it says becomes claim and document", async () => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    // What the event itself says of the subscription is of another time.
    const event = buildEvent("customer.subscription.updated", { status: "canceled" });
    expect(await deliver(services, event)).toBe(200);
    expect(account).toMatchObject({
      claims: { plan: "pro" },
      seen: { plan: "pro", subscription: { status: "active" } },
    });
  });

  it.each([
    "checkout.session.completed",
    "checkout.session.async_payment_succeeded",
    "checkout.session.async_payment_failed",
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.subscription.deleted",
    "customer.subscription.paused",
    "customer.subscription.resumed",
    "invoice.paid",
    "invoice.payment_failed",
    "charge.refunded",
  ])("%s has Stripe asked", async (type) => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    await deliver(services, buildEvent(type));
    expect(account.claims).toEqual({ plan: "pro" });
  });

  it("that Stripe did not sign is refused, and nothing is done", async () => {
    const { account, done, services } = open();
    const delivery = signDelivery(buildEvent("invoice.paid"), NOON, "whsec_another");
    expect(await receiveEvent(services, delivery, NOON)).toBe(400);
    expect([account.writes, done.size]).toEqual([0, 0]);
  });

  it("that names no account is its customer's owner's", async () => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    await deliver(services, buildEvent("charge.refunded", { metadata: null }));
    expect(account.claims).toEqual({ plan: "pro" });
  });

  it("of a type that changes no plan is taken and ignored", async () => {
    const { account, done, services } = open();
    expect(await deliver(services, buildEvent("product.created"))).toBe(200);
    expect([account.writes, done.size]).toEqual([0, 0]);
  });

  it("of such a type is taken whatever its object is, also one without an id", async () => {
    const { account, services } = open();
    const balance = { id: "evt_balance", type: "balance.available", data: { object: { object: "balance" } } };
    expect(await deliver(services, balance)).toBe(200);
    expect(account.writes).toBe(0);
  });

  it("that was dealt with changes nothing when it comes again", async () => {
    const { account, services } = open();
    const event = buildEvent("invoice.paid");
    await deliver(services, event);
    const { writes } = account;
    expect(await deliver(services, event)).toBe(200);
    expect(account.writes).toBe(writes);
  });

  it("that another delivery dealt with is mended where its own broke off after an older claim", async () => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    const event = buildEvent("invoice.paid");
    await deliver(services, event);
    account.claims = {};
    expect(await deliver(services, event)).toBe(200);
    expect(account.claims).toEqual({ plan: "pro" });
  });

  it.each([
    ["of another account", {}],
    ["of nobody here, that names no account", { customer: "cus_other", metadata: null }],
  ])("%s mends nothing when it comes again", async (_, fields) => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    await deliver(services, buildEvent("invoice.paid"));
    account.claims = {};
    const foreign = buildEvent("invoice.paid", { metadata: { uid: "bob" }, ...fields });
    await deliver(services, foreign);
    await deliver(services, foreign);
    expect(account.claims).toEqual({});
  });

  it.each([
    ["of a customer nobody here has", { customer: "cus_other" }],
    ["of a customer nobody here has, that names no account", { customer: "cus_other", metadata: null }],
    ["that names another account", { metadata: { uid: "bob" } }],
    ["whose checkout was another account's", { client_reference_id: "bob" }],
    ["without a customer", { customer: null }],
  ])("%s changes nothing", async (_, fields) => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    expect(await deliver(services, buildEvent("checkout.session.completed", fields))).toBe(200);
    expect(account).toMatchObject({ writes: 0, claims: {}, seen: undefined });
  });

  it("about a deleted account changes nothing", async () => {
    const { account, services } = open();
    account.isDeleted = true;
    const event = buildEvent("customer.subscription.deleted");
    expect(await deliver(services, event)).toBe(200);
    expect(await deliver(services, event)).toBe(200);
    expect(account.writes).toBe(0);
  });

  it("about the customer themselves is theirs", async () => {
    const { account, services } = open();
    account.claims = { admin: true, plan: "pro" };
    const customer = { id: "cus_ada", object: "customer", customer: undefined };
    await deliver(services, buildEvent("customer.deleted", customer));
    expect(account.claims).toEqual({ admin: true });
  });

  it("that broke off is not done, and is dealt with when it comes again", async () => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    const event = buildEvent("invoice.paid");
    const broken = {
      ...services,
      setPlanClaim: () => Promise.reject(new Error("The identity service is down")),
    };
    await expect(deliver(broken, event)).rejects.toThrow("down");
    expect(account.seen).toBeUndefined();
    expect(await deliver(services, event)).toBe(200);
    expect(account).toMatchObject({ claims: { plan: "pro" }, seen: { plan: "pro" } });
  });
});

describe("a subscription's life", () => {
  let tried = 0;
  let steps = 0;
  afterAll(() => {
    // oxlint-disable-next-line eslint/no-console -- the figure is what the test is for
    console.log(
      `Orders of a subscription's life tried: ${tried}, with ${steps} deliveries and broken-off tries.`,
    );
  });

  // What happens at Stripe, who delivers when, how often, what breaks off where: all of it is the generator's choice.
  const plot = fc.record({
    happenings: fc.array(fc.constantFrom(...HAPPENINGS), { minLength: 1, maxLength: 5 }),
    copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
    deaths: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
    naps: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
  });

  it("ends in the state Stripe has, whatever the order, the copies and the deaths on the way", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plot, async (scheduler, told) => {
        const { account, accounts, services } = open();
        account.claims = { admin: true };
        const story = await live({ scheduler, services, account, accounts, ...told });
        tried += 1;
        steps += story.deliveries;
        const plan = story.expected.plan === "pro" ? { plan: "pro" } : {};
        expect(account.claims).toEqual({ admin: true, ...plan });
        expect(account.seen).toEqual(story.expected);
      }),
    );
  }, 60_000);
});
