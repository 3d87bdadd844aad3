import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ensureCustomer } from "../billing/ensure-customer.ts";
import { fakeClaims, fakeStripe } from "../billing/testing/fake-customers.ts";
import { type RemovalServices, removeAccount } from "./remove-account.ts";

const ada = { uid: "ada", email: "ada@example.com" };

/** Ada has an account, a customer that only Stripe may know, and saved jobs. */
function openServices() {
  const claims = fakeClaims(["ada"]);
  const stripe = fakeStripe();
  const documents = new Set(["users/ada", "users/ada/savedJobs/remotive-1", "stripeCustomers/ada"]);
  const accounts = new Map([["ada", "valid"]]);
  const services: RemovalServices = {
    claims,
    stripe,
    records: {
      close: async (uid) => {
        const customerId = claims.customers.get(uid);
        const claim = claims.claims.get(uid);
        if (customerId !== undefined) claims.claims.set(uid, { holder: claim?.holder, customerId });
        claims.customers.delete(uid);
        documents.delete(`users/${uid}`);
      },
      findCustomer: async (uid) => claims.claims.get(uid)?.customerId,
      remove: async (uid) => {
        claims.claims.delete(uid);
        for (const path of documents) if (path.includes(uid)) documents.delete(path);
      },
    },
    accounts: {
      revoke: async (uid) => void (accounts.has(uid) && accounts.set(uid, "revoked")),
      remove: async (uid) => void accounts.delete(uid),
    },
  };
  const expectNothingLeft = () => {
    expect([...documents]).toEqual([]);
    expect([...stripe.kept]).toEqual([]);
    expect([...accounts]).toEqual([]);
    expect([...claims.claims, ...claims.customers]).toEqual([]);
  };
  return { ...services, claims, stripe, accountsLeft: accounts, expectNothingLeft };
}
type Services = ReturnType<typeof openServices>;

describe("deleting an account", () => {
  it("leaves nothing of it", async () => {
    const services = openServices();
    await ensureCustomer(services, ada);
    await removeAccount(services, ada);
    services.expectNothingLeft();
  });

  it("leaves nothing of one that never had a customer", async () => {
    const services = openServices();
    await removeAccount(services, ada);
    services.expectNothingLeft();
  });

  it("asks Stripe for no customer of an account without an e-mail", async () => {
    const services = openServices();
    const bob = { uid: "bob", email: "" };
    await services.stripe.createCustomer(bob);
    await removeAccount(services, { uid: "bob", email: undefined });
    expect([...services.stripe.kept.values()]).toEqual(["bob"]);
  });

  it("leaves nothing of one whose sign-in was deleted first", async () => {
    const services = openServices();
    await ensureCustomer(services, ada);
    services.accountsLeft.delete("ada");
    await removeAccount(services, { uid: "ada", email: undefined });
    services.expectNothingLeft();
  });

  it("finds a customer whose creation was interrupted before storing it", async () => {
    const services = openServices();
    await services.claims.claim("ada");
    await services.stripe.createCustomer(ada);
    const removing = removeAccount(services, ada);
    services.claims.runOut("ada");
    await removing;
    services.expectNothingLeft();
  });

  it("deletes the sign-in last, so that the person can retry after any interruption", async () => {
    const services = openServices();
    const records = { ...services.records, remove: () => Promise.reject(new Error("down")) };
    await expect(removeAccount({ ...services, records }, ada)).rejects.toThrow("down");
    expect(services.accountsLeft.get("ada")).toBe("valid");
  });
});

/** Every step of a deletion, in order. */
const STEPS = [
  ["records", "close"],
  ["claims", "waitUntilFree"],
  ["records", "findCustomer"],
  ["stripe", "deleteCustomer"],
  ["stripe", "findCustomer"],
  ["records", "remove"],
  ["accounts", "revoke"],
  ["accounts", "remove"],
] as const;

/** Services of an instance that dies at one step: before it, or before its response. */
function dieAt(services: Services, room: keyof RemovalServices, step: string, when: "before" | "after") {
  const own = services[room];
  const act: unknown = Reflect.get(own, step);
  const dying = async (...args: unknown[]) => {
    if (when === "after" && typeof act === "function") await act(...args);
    throw new Error(`died ${when} ${step}`);
  };
  return { ...services, [room]: { ...own, [step]: dying } };
}

describe.each(STEPS)("a deletion that dies at %s.%s", (room, step) => {
  it.each(["before", "after"] as const)("%s it was done is completed by the next attempt", async (when) => {
    const services = openServices();
    await ensureCustomer(services, ada);
    await expect(removeAccount(dieAt(services, room, step, when), ada)).rejects.toThrow(
      `died ${when} ${step}`,
    );
    await removeAccount(services, ada);
    services.expectNothingLeft();
    await removeAccount(services, ada);
    services.expectNothingLeft();
  });
});

/** The scheduler decides the order of steps. */
function interleave<Room extends object>(scheduler: fc.Scheduler, room: Room): Room {
  return new Proxy(room, {
    get: (target, name) => {
      const act: unknown = Reflect.get(target, name);
      // Waiting is not a step: it is ended by another one's.
      if (typeof act !== "function" || name === "waitUntilFree") return act;
      return scheduler.scheduleFunction(async (...args: unknown[]): Promise<unknown> => act(...args));
    },
  });
}

it("leaves nothing, in any order of its steps and those of callers creating the customer", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const services = openServices();
      const claims = interleave(scheduler, services.claims);
      const stripe = interleave(scheduler, services.stripe);
      const making = Array.from({ length: 3 }, () => ensureCustomer({ claims, stripe }, ada));
      const records = interleave(scheduler, services.records);
      const accounts = interleave(scheduler, services.accounts);
      const all = Promise.allSettled([removeAccount({ claims, stripe, records, accounts }, ada), ...making]);
      await scheduler.waitFor(all);
      expect((await all)[0].status).toBe("fulfilled");
      services.expectNothingLeft();
    }),
  );
});
