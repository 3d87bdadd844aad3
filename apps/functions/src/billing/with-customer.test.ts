import { Stripe } from "stripe";
import { describe, expect, it, vi } from "vitest";

import { fakeClaims, fakeStripe } from "./testing/fake-customers.ts";
import { withCustomer } from "./with-customer.ts";

const ada = { uid: "ada", email: "ada@example.com" };
const missing = (param: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    message: "No such thing.",
    type: "invalid_request_error",
    code: "resource_missing",
    param,
  });

function openServices() {
  const claims = fakeClaims(["ada"]);
  const stripe = fakeStripe();
  const syncBilling = vi.fn<(customerId: string) => Promise<void>>(async () => {});
  /** Opens a page, like Stripe for existing customers. */
  const open = vi.fn<(customerId: string) => Promise<string>>(async (customerId) => {
    if (!stripe.kept.has(customerId)) throw missing("customer");
    return `page of ${customerId}`;
  });
  return { claims, stripe, syncBilling, open };
}

describe("a page of a person whose customer was deleted at Stripe", () => {
  it("is that of a new customer, which they keep", async () => {
    const services = openServices();
    expect(await withCustomer(services, ada, services.open)).toBe("page of cus_0");
    services.stripe.kept.clear();
    expect(await withCustomer(services, ada, services.open)).toBe("page of cus_1");
    expect(await withCustomer(services, ada, services.open)).toBe("page of cus_1");
    expect(services.stripe.after).toEqual(["cus_0"]);
    expect(services.claims.customers.get("ada")).toBe("cus_1");
  });

  it("is for one new customer with several concurrent calls", async () => {
    const services = openServices();
    await withCustomer(services, ada, services.open);
    services.stripe.kept.clear();
    const calls = Array.from({ length: 5 }, () => withCustomer(services, ada, services.open));
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["page of cus_1"]));
    expect(services.stripe.made).toEqual(["ada", "ada"]);
  });

  it("comes after the deleted customer's plan has ended here, too", async () => {
    const services = openServices();
    await withCustomer(services, ada, services.open);
    services.stripe.kept.clear();
    services.syncBilling.mockRejectedValueOnce(new Error("Firestore is down"));
    await expect(withCustomer(services, ada, services.open)).rejects.toThrow("Firestore is down");
    expect(services.claims.customers.get("ada")).toBe("cus_0");
    await withCustomer(services, ada, services.open);
    expect(services.syncBilling).toHaveBeenLastCalledWith("cus_0");
  });

  it("is retried only once", async () => {
    const services = openServices();
    services.open.mockImplementation(() => Promise.reject(missing("customer")));
    vi.spyOn(services.stripe, "isDeleted").mockResolvedValue(true);
    await expect(withCustomer(services, ada, services.open)).rejects.toMatchObject({ param: "customer" });
    expect(services.open).toHaveBeenCalledTimes(2);
  });
});

describe("a customer stays", () => {
  it("if Stripe misses something else", async () => {
    const services = openServices();
    services.open.mockRejectedValue(missing("line_items[0][price]"));
    await expect(withCustomer(services, ada, services.open)).rejects.toMatchObject({
      code: "resource_missing",
    });
    expect(services.claims.customers.get("ada")).toBe("cus_0");
  });

  it("unless Stripe says that it was deleted", async () => {
    const services = openServices();
    services.open.mockRejectedValue(missing("customer"));
    await expect(withCustomer(services, ada, services.open)).rejects.toMatchObject({ param: "customer" });
    expect(services.claims.customers.get("ada")).toBe("cus_0");
  });
});
