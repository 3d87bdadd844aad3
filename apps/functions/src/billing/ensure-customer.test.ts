import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { type CustomerServices, ensureCustomer } from "./ensure-customer.ts";
import { fakeClaims, fakeStripe } from "./testing/fake-customers.ts";

const ada = { uid: "ada", email: "ada@example.com" };
/** A caller whose instance dies: its promise never settles. */
const never = () => new Promise<never>(() => {});

function openServices() {
  const claims = fakeClaims(["ada"]);
  const stripe = fakeStripe();
  return { claims, stripe };
}

describe("a payment customer", () => {
  it("is created once, and stored on the user", async () => {
    const services = openServices();
    expect(await ensureCustomer(services, ada)).toBe("cus_0");
    expect(await ensureCustomer(services, ada)).toBe("cus_0");
    expect(services.stripe.made).toEqual(["ada"]);
    expect(services.claims.customers.get("ada")).toBe("cus_0");
  });

  it("is not searched at Stripe if none can exist", async () => {
    const services = openServices();
    const findCustomer = vi.spyOn(services.stripe, "findCustomer");
    await ensureCustomer(services, ada);
    expect(findCustomer).not.toHaveBeenCalled();
  });

  it("is the same for ten concurrent callers", async () => {
    const services = openServices();
    const ids = await Promise.all(Array.from({ length: 10 }, () => ensureCustomer(services, ada)));
    expect(new Set(ids)).toEqual(new Set(["cus_0"]));
    expect(services.stripe.made).toEqual(["ada"]);
  });

  it("is not created for an account without a user document", async () => {
    const services = openServices();
    const making = ensureCustomer(services, { uid: "bob", email: "bob@example.com" });
    await expect(making).rejects.toMatchObject({ code: "failed-precondition" });
    expect(services.stripe.made).toEqual([]);
  });

  it("of a user document deleted during creation is kept until it is back", async () => {
    const { claims, stripe } = openServices();
    const createCustomer: typeof stripe.createCustomer = (person) => {
      claims.customers.delete("ada");
      return stripe.createCustomer(person);
    };
    const making = ensureCustomer({ claims, stripe: { ...stripe, createCustomer } }, ada);
    await expect(making).rejects.toMatchObject({ code: "failed-precondition" });
    claims.customers.set("ada", undefined);
    expect(await ensureCustomer({ claims, stripe }, ada)).toBe("cus_0");
    expect(stripe.made).toEqual(["ada"]);
  });
});

it("is deleted at Stripe if its account was deleted during creation", async () => {
  const { claims, stripe } = openServices();
  const createCustomer: typeof stripe.createCustomer = (person) => {
    claims.customers.delete("ada");
    claims.claims.delete("ada");
    return stripe.createCustomer(person);
  };
  const making = ensureCustomer({ claims, stripe: { ...stripe, createCustomer } }, ada);
  await expect(making).rejects.toMatchObject({ code: "failed-precondition" });
  expect(stripe.made).toEqual(["ada"]);
  expect(stripe.kept.size).toBe(0);
});

describe("a caller that fails", () => {
  const down = () => Promise.reject(new Error("Stripe is down"));

  it("reports it, and lets the next one try at once", async () => {
    const { claims, stripe } = openServices();
    const failing = { claims, stripe: { ...stripe, createCustomer: down } };
    await expect(ensureCustomer(failing, ada)).rejects.toThrow("Stripe is down");
    expect(await ensureCustomer({ claims, stripe }, ada)).toBe("cus_0");
  });

  it("after creation at Stripe leaves the customer to be found", async () => {
    const { claims, stripe } = openServices();
    const answerLost: typeof stripe.createCustomer = async (person) => {
      await stripe.createCustomer(person);
      return down();
    };
    const failing = { claims, stripe: { ...stripe, createCustomer: answerLost } };
    await expect(ensureCustomer(failing, ada)).rejects.toThrow("Stripe is down");
    expect(await ensureCustomer({ claims, stripe }, ada)).toBe("cus_0");
    expect(stripe.made).toEqual(["ada"]);
  });

  it("reports Stripe's error, even if its claim cannot be released", async () => {
    const { claims, stripe } = openServices();
    const release = () => Promise.reject(new Error("Firestore is down"));
    const failing = { claims: { ...claims, release }, stripe: { ...stripe, createCustomer: down } };
    await expect(ensureCustomer(failing, ada)).rejects.toThrow("Stripe is down");
  });

  it("does not keep others waiting in line while Stripe is down", async () => {
    const { claims, stripe } = openServices();
    const createCustomer = vi.fn<() => Promise<never>>(down);
    const findCustomer = vi.fn<() => Promise<never>>(down);
    const services = { claims, stripe: { ...stripe, createCustomer, findCustomer } };
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => ensureCustomer(services, ada)));
    expect(calls.every(({ status }) => status === "rejected")).toBe(true);
    expect(createCustomer.mock.calls.length + findCustomer.mock.calls.length).toBeLessThanOrEqual(3);
  });
});

describe("a caller that dies", () => {
  type Death = (services: CustomerServices) => CustomerServices;
  const deaths: [string, Death][] = [
    [
      "before it asks Stripe",
      ({ claims, stripe }) => ({ claims, stripe: { ...stripe, createCustomer: never } }),
    ],
    [
      "before it hears from Stripe",
      ({ claims, stripe }) => ({
        claims,
        stripe: { ...stripe, createCustomer: (person) => stripe.createCustomer(person).then(never) },
      }),
    ],
    [
      "before it writes the customer down",
      ({ claims, stripe }) => ({ claims: { ...claims, complete: never }, stripe }),
    ],
    [
      "before it answers",
      ({ claims, stripe }) => ({
        claims: { ...claims, complete: (uid, id) => claims.complete(uid, id).then(never) },
        stripe,
      }),
    ],
  ];

  it.each(deaths)(
    "%s, leaves one customer for the next caller once its claim has expired",
    async (_, die) => {
      const services = openServices();
      void ensureCustomer(die(services), ada);
      const waiting = ensureCustomer(services, ada);
      // Everything else has finished.
      await new Promise(setImmediate);
      services.claims.runOut("ada");
      expect(await waiting).toBe("cus_0");
      expect(await ensureCustomer(services, ada)).toBe("cus_0");
      expect(services.stripe.made).toEqual(["ada"]);
    },
  );
});

/** The scheduler decides the order of all callers' steps. */
function interleave(scheduler: fc.Scheduler, { claims, stripe }: CustomerServices): CustomerServices {
  const turn = <Args extends unknown[], Result>(step: (...args: Args) => Promise<Result>) =>
    scheduler.scheduleFunction(async (...args: Args) => step(...args));
  return {
    claims: {
      find: turn(claims.find),
      claim: turn(claims.claim),
      complete: turn(claims.complete),
      release: turn(claims.release),
      forget: turn(claims.forget),
      waitUntilFree: claims.waitUntilFree,
    },
    stripe: {
      findCustomer: turn(stripe.findCustomer),
      createCustomer: turn(stripe.createCustomer),
      isDeleted: turn(stripe.isDeleted),
      deleteCustomer: turn(stripe.deleteCustomer),
    },
  };
}

it("is unique, in any order of all callers' steps and with any of Stripe's responses lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 3 }), async (scheduler, losses) => {
      const { claims, stripe } = openServices();
      const lost = [...losses];
      const createCustomer: typeof stripe.createCustomer = async (person) => {
        const customerId = await stripe.createCustomer(person);
        if (lost.shift() === true) throw new Error("The answer was lost.");
        return customerId;
      };
      const services = interleave(scheduler, { claims, stripe: { ...stripe, createCustomer } });
      const calls = Promise.allSettled(Array.from({ length: 10 }, () => ensureCustomer(services, ada)));
      await scheduler.waitFor(calls);
      const answered = (await calls).flatMap((call) => (call.status === "fulfilled" ? [call.value] : []));
      expect(stripe.made).toEqual(["ada"]);
      expect(new Set(answered).size).toBeLessThanOrEqual(1);
      expect(await ensureCustomer({ claims, stripe }, ada)).toBe("cus_0");
    }),
  );
});
