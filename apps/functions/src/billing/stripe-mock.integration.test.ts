import { beforeAll, describe, expect, it } from "vitest";

import { openPages } from "./page-gateway.ts";
import { openStripeClient } from "./stripe-client.ts";
import { openStripe } from "./stripe-gateway.ts";
import { openSubscriptions } from "./subscription-gateway.ts";

// Every request this code makes, sent to Stripe's own stripe-mock, which refuses what is not in Stripe's OpenAPI
// description and answers with objects of its shapes. `pnpm test:integration` starts it where there is Go, and leaves
// this file out where there is not.

const ada = { uid: "ada", email: "ada@example.com" };
const order = {
  uid: "ada",
  customerId: "cus_1",
  priceId: "price_1",
  interval: "month",
  requestId: "request-1",
} as const;
let client: ReturnType<typeof openStripeClient>;
beforeAll(() => {
  const address = process.env["STRIPE_MOCK_API_BASE"];
  if (!address) throw new Error("Run this with `pnpm test:integration`.");
  client = openStripeClient("sk_test_any", address);
});
const pages = (options: { allowPromotionCodes: boolean; automaticTax: boolean }) =>
  openPages(client, { siteUrl: "https://farwork.example", ...options });

describe("Stripe's own description allows", () => {
  it("what is asked of customers", async () => {
    const stripe = openStripe(client);
    await expect(stripe.createCustomer(ada)).resolves.toMatch(/^cus_/);
    await expect(stripe.findCustomer(ada)).resolves.toBeUndefined();
    await expect(stripe.isDeleted("cus_1")).resolves.toBe(false);
    await expect(stripe.deleteCustomer("cus_1")).resolves.toBeUndefined();
  });

  it("what is asked of subscriptions, and has the fields that are read", async () => {
    const [subscription] = await openSubscriptions(client).listSubscriptions("cus_1", "ada");
    expect(subscription).toMatchObject({ status: expect.any(String), currentPeriodEnd: expect.any(Date) });
  });

  it("what is asked of prices and the portal", async () => {
    const stripe = pages({ allowPromotionCodes: false, automaticTax: false });
    await expect(stripe.listPrices()).resolves.toEqual(expect.any(Array));
    await expect(stripe.openPortal("cus_1")).resolves.toMatch(/^https:/);
  });

  it.each([
    { allowPromotionCodes: false, automaticTax: false },
    { allowPromotionCodes: true, automaticTax: true },
  ])("a checkout with %o", async (options) => {
    await expect(pages(options).startCheckout(order)).resolves.toMatch(/^https:/);
  });

  it("nothing else: it does refuse", async () => {
    const unknown = { colour: "red" };
    await expect(client.customers.list({ limit: 1, ...unknown })).rejects.toThrow("not allowed");
  });
});
