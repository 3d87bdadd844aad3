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
  it("triggers a request to Stripe, whose result becomes claim and document", async () => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    // The event's own data about the subscription is outdated.
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
  ])("%s triggers a request to Stripe", async (type) => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    await deliver(services, buildEvent(type));
    expect(account.claims).toEqual({ plan: "pro" });
  });

  it("not signed by Stripe is rejected without effect", async () => {
    const { account, done, services } = open();
    const delivery = signDelivery(buildEvent("invoice.paid"), NOON, "whsec_another");
    expect(await receiveEvent(services, delivery, NOON)).toBe(400);
    expect([account.writes, done.size]).toEqual([0, 0]);
  });

  it("without an account belongs to its customer's owner", async () => {
    const { account, services } = open();
    account.stripe.set("sub_1", active);
    await deliver(services, buildEvent("charge.refunded", { metadata: null }));
    expect(account.claims).toEqual({ plan: "pro" });
  });

  it("of an irrelevant type is accepted and ignored", async () => {
    const { account, done, services } = open();
    expect(await deliver(services, buildEvent("product.created"))).toBe(200);
    expect([account.writes, done.size]).toEqual([0, 0]);
  });

  it("of such a type is accepted with any object, even without an id", async () => {
    const { account, services } = open();
    const balance = { id: "evt_balance", type: "balance.available", data: { object: { object: "balance" } } };
    expect(await deliver(services, balance)).toBe(200);
    expect(account.writes).toBe(0);
  });

  it("that was processed changes nothing when repeated", async () => {
    const { account, services } = open();
    const event = buildEvent("invoice.paid");
    await deliver(services, event);
    const { writes } = account;
    expect(await deliver(services, event)).toBe(200);
    expect(account.writes).toBe(writes);
  });

  it("processed by another delivery is repaired if its own was interrupted after an older claim", async () => {
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
  ])("%s repairs nothing when repeated", async (_, fields) => {
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

  it("about the customer itself belongs to its owner", async () => {
    const { account, services } = open();
    account.claims = { admin: true, plan: "pro" };
    const customer = { id: "cus_ada", object: "customer", customer: undefined };
    await deliver(services, buildEvent("customer.deleted", customer));
    expect(account.claims).toEqual({ admin: true });
  });

  it("that was interrupted is processed when repeated", async () => {
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

  // The generator chooses what happens at Stripe, when and how often events are delivered, and what is interrupted.
  const plot = fc.record({
    happenings: fc.array(fc.constantFrom(...HAPPENINGS), { minLength: 1, maxLength: 5 }),
    copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
    deaths: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
    naps: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
  });

  it("ends in Stripe's state, despite any order, duplicates and interruptions", async () => {
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
