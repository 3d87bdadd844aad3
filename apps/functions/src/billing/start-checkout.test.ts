import { logger } from "firebase-functions";
import { Stripe } from "stripe";
import { describe, expect, it, vi } from "vitest";

import type { CheckoutOrder } from "./page-gateway.ts";
import { createPriceList } from "./price-list.ts";
import { startCheckout } from "./start-checkout.ts";
import type { Person } from "./stripe-gateway.ts";

const ada = { uid: "ada", email: "ada@example.com" };
const request = { interval: "month", requestId: "request-1" } as const;
const MONTHLY = { id: "price_1", interval: "month", amount: 600, currency: "USD" } as const;
const away = () =>
  Promise.reject(new Stripe.errors.StripeConnectionError({ message: "nobody answers", type: "api_error" }));
const refuseKey = () =>
  Promise.reject(
    new Stripe.errors.StripeAuthenticationError({ message: "sk_live_1 is no key", type: "api_error" }),
  );

function openServices(status?: "active" | "past_due" | "unpaid" | "canceled") {
  const subscriptions = status ? [{ id: "sub_1", status, createdAt: new Date(0) }] : [];
  const begin = vi.fn<(order: CheckoutOrder) => Promise<string | undefined>>(
    async () => "https://stripe.example/page",
  );
  return {
    withCustomer: (_person: Person, act: (customerId: string) => Promise<string>) => act("cus_ada"),
    readPrices: async () => [MONTHLY],
    stripe: { listSubscriptions: async () => subscriptions, startCheckout: begin },
  };
}

describe("a checkout", () => {
  it("is for the person's own customer, at the chosen price", async () => {
    const services = openServices();
    expect(await startCheckout(services, ada, request)).toBe("https://stripe.example/page");
    const order = { uid: "ada", customerId: "cus_ada", priceId: "price_1", ...request };
    expect(services.stripe.startCheckout).toHaveBeenCalledExactlyOnceWith(order);
  });

  it.each(["active", "past_due", "unpaid"] as const)(
    "is rejected with an existing subscription that is %s",
    async (status) => {
      const services = openServices(status);
      await expect(startCheckout(services, ada, request)).rejects.toMatchObject({
        code: "failed-precondition",
        field: "plan",
      });
      expect(services.stripe.startCheckout).not.toHaveBeenCalled();
    },
  );

  it("is rejected if another page of theirs was just paid", async () => {
    const services = openServices();
    services.stripe.startCheckout.mockResolvedValueOnce(undefined);
    await expect(startCheckout(services, ada, request)).rejects.toMatchObject({
      code: "failed-precondition",
      field: "plan",
    });
  });

  it("can start again after a cancelled one", async () => {
    await expect(startCheckout(openServices("canceled"), ada, request)).resolves.toContain("https:");
  });

  it("is unavailable if Stripe has no such price", async () => {
    const yearly = { ...request, interval: "year" } as const;
    await expect(startCheckout(openServices(), ada, yearly)).rejects.toMatchObject({
      code: "unavailable",
      field: "interval",
    });
  });

  it.each([
    ["while Stripe is away", away],
    ["where Stripe does not know our key", refuseKey],
  ])("is unavailable %s, without details", async (_, begin) => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    const services = openServices();
    const asking = startCheckout(
      { ...services, stripe: { ...services.stripe, startCheckout: begin } },
      ada,
      request,
    );
    await expect(asking).rejects.toMatchObject({
      name: "Refusal",
      code: "unavailable",
      message: "unavailable",
    });
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/nobody answers|sk_live/);
    logged.mockRestore();
  });
});

describe("the list of prices", () => {
  it("requests Stripe once for concurrent calls, and again after five minutes", async () => {
    let now = 0;
    const listPrices = vi.fn<() => Promise<(typeof MONTHLY)[]>>(async () => [MONTHLY]);
    const read = createPriceList({ listPrices }, () => now);
    expect(await Promise.all([read(), read()])).toEqual([[MONTHLY], [MONTHLY]]);
    now = 299_999;
    await read();
    expect(listPrices).toHaveBeenCalledTimes(1);
    now = 300_000;
    await read();
    expect(listPrices).toHaveBeenCalledTimes(2);
  });

  it("is unavailable while Stripe is down, and retried after ten seconds", async () => {
    let now = 0;
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    const listPrices = vi
      .fn<() => Promise<(typeof MONTHLY)[]>>(async () => [MONTHLY])
      .mockImplementationOnce(away);
    const read = createPriceList({ listPrices }, () => now);
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    now = 9999;
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
    expect(listPrices).toHaveBeenCalledTimes(1);
    now = 10_000;
    expect(await read()).toEqual([MONTHLY]);
    logged.mockRestore();
  });
});
