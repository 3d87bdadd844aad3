import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { readCustomers } from "./customers.ts";
import { openStripeBook } from "./stripe-book.ts";
import { openSubscriptionLife } from "./subscription-life.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-stripe-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("keeps subscriptions, checkouts and portals of earlier runs", () => {
  const file = join(folder, "stripe-subscriptions.json");
  const book = openStripeBook(file);
  const session = {
    id: "cs_1",
    customer: "cus_1",
    clientReferenceId: "ada",
    metadata: { uid: "ada" },
    subscriptionMetadata: { uid: "ada" },
    interval: "month",
    takesPromotionCodes: true,
    reckonsTax: false,
    status: "open",
    isPaid: false,
    successUrl: "http://localhost:3000/plans?checkout=done",
    cancelUrl: "http://localhost:3000/plans",
    subscription: null,
    created: 0,
  } as const;
  const told: string[] = [];
  const life = openSubscriptionLife(book, (type) => told.push(type), "http://127.0.0.1:4010");
  const { id } = life.begin(session, true);
  expect(told).toEqual(["customer.subscription.created", "checkout.session.completed", "invoice.paid"]);
  const later = openStripeBook(file);
  expect(later.subscriptions.get(id)).toMatchObject({
    customer: "cus_1",
    status: "active",
    metadata: { uid: "ada" },
  });
  expect(later.sessions.get("cs_1")).toMatchObject({ status: "complete", isPaid: true, subscription: id });
});

it.each(["{", '{"subscriptions":[{"id":1}]}'])(
  "begins anew, saying so, where what was kept is %s",
  (kept) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const file = join(folder, "kept.json");
    writeFileSync(file, kept);
    expect(openStripeBook(file).subscriptions.size).toBe(0);
    expect(readCustomers(file)).toEqual([]);
    const line = "! The local Stripe begins anew: kept.json cannot be read any more.";
    expect(said.mock.calls).toEqual([[line], [line]]);
    said.mockRestore();
  },
);
