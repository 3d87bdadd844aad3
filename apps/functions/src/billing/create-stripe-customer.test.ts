import { describe, expect, it, vi } from "vitest";

import { Refusal } from "../runtime/refusal.ts";
import { createStripeCustomer } from "./create-stripe-customer.ts";

const ada = { uid: "ada", email: "ada@example.com" };
const request = (body: unknown, authorization = "Bearer ada's") => ({
  method: "POST",
  path: "/create-stripe-customer",
  body,
  query: {},
  authorization,
});

function openEndpoint(caller: { uid: string; email?: string } = ada) {
  const ensureCustomer = vi.fn<() => Promise<string>>(async () => "cus_1");
  const readCaller = async (authorization: string | undefined) => {
    if (authorization !== "Bearer ada's") throw new Refusal("unauthenticated");
    return caller;
  };
  const findCustomer = vi.fn<(uid: string) => Promise<string | undefined>>(async () => undefined);
  const limitAccount = vi.fn<(uid: string) => Promise<void>>(async () => {});
  return {
    ensureCustomer,
    findCustomer,
    limitAccount,
    answer: createStripeCustomer({ readCaller, findCustomer, limitAccount, ensureCustomer }),
  };
}

describe("a payment customer", () => {
  it("is created for the caller", async () => {
    const { answer, ensureCustomer } = openEndpoint();
    expect(await answer(request({ ...ada, role: "admin" }))).toEqual({ customerId: "cus_1" });
    expect(ensureCustomer).toHaveBeenCalledExactlyOnceWith(ada);
  });

  it("that exists is returned at once, without rate limit or claim", async () => {
    const { answer, findCustomer, limitAccount, ensureCustomer } = openEndpoint();
    findCustomer.mockResolvedValueOnce("cus_old");
    expect(await answer(request(ada))).toEqual({ customerId: "cus_old" });
    expect(findCustomer).toHaveBeenCalledExactlyOnceWith("ada");
    expect(limitAccount).not.toHaveBeenCalled();
    expect(ensureCustomer).not.toHaveBeenCalled();
  });

  it("is created with the account's spelling of the email if capitalisation differs", async () => {
    const { answer, ensureCustomer } = openEndpoint();
    expect(await answer(request({ ...ada, email: "Ada@Example.com" }))).toEqual({ customerId: "cus_1" });
    expect(ensureCustomer).toHaveBeenCalledExactlyOnceWith(ada);
  });

  it.each([
    ["another's uid", { ...ada, uid: "bob" }, "permission-denied", "uid"],
    ["another's e-mail", { ...ada, email: "bob@example.com" }, "permission-denied", "email"],
    ["no e-mail", { uid: "ada" }, "invalid-argument", "email"],
    ["a uid that is no text", { ...ada, uid: 7 }, "invalid-argument", "uid"],
    ["no body", undefined, "invalid-argument", ""],
  ])("is not created for %s", async (_, body, code, field) => {
    const { answer, ensureCustomer } = openEndpoint();
    await expect(answer(request(body))).rejects.toMatchObject({ code, field });
    expect(ensureCustomer).not.toHaveBeenCalled();
  });

  it("is not created for an account without an email", async () => {
    const { answer } = openEndpoint({ uid: "ada" });
    await expect(answer(request(ada))).rejects.toMatchObject({ code: "permission-denied", field: "email" });
  });

  it("is not created for a caller over the rate limit", async () => {
    const { answer, limitAccount, ensureCustomer } = openEndpoint();
    limitAccount.mockRejectedValueOnce(new Refusal("resource-exhausted", "rate"));
    await expect(answer(request(ada))).rejects.toMatchObject({ code: "resource-exhausted", field: "rate" });
    expect(limitAccount).toHaveBeenCalledExactlyOnceWith("ada");
    expect(ensureCustomer).not.toHaveBeenCalled();
  });

  it("is not created without the caller's token", async () => {
    const { answer, ensureCustomer } = openEndpoint();
    await expect(answer(request(ada, "Bearer bob's"))).rejects.toMatchObject({ code: "unauthenticated" });
    expect(ensureCustomer).not.toHaveBeenCalled();
  });
});
