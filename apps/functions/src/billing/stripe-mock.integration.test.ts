import { beforeAll, describe, expect, it } from "vitest";

import { openPages } from "./page-gateway.ts";
import { openStripeClient } from "./stripe-client.ts";
import { openStripe } from "./stripe-gateway.ts";
import { openSubscriptions } from "./subscription-gateway.ts";

// Sends every request of this code to Stripe's stripe-mock, which validates against Stripe's OpenAPI description and
// responds with matching objects. `pnpm test:integration` starts it if Go is available, and otherwise skips this file.

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

describe("Stripe's API description allows", () => {
  it("the requests for customers", async () => {
    const stripe = openStripe(client);
    await expect(stripe.createCustomer(ada)).resolves.toMatch(/^cus_/);
    await expect(stripe.findCustomer(ada)).resolves.toBeUndefined();
    await expect(stripe.isDeleted("cus_1")).resolves.toBe(false);
    await expect(stripe.deleteCustomer("cus_1")).resolves.toBeUndefined();
  });

  it("the requests for subscriptions, and has the fields that are read", async () => {
    const [subscription] = await openSubscriptions(client).listSubscriptions("cus_1", "ada");
    expect(subscription).toMatchObject({ status: expect.any(String), currentPeriodEnd: expect.any(Date) });
  });

  it("the requests for prices and the portal", async () => {
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

  it("nothing else: it does reject", async () => {
    const unknown = { colour: "red" };
    await expect(client.customers.list({ limit: 1, ...unknown })).rejects.toThrow("not allowed");
  });
});
