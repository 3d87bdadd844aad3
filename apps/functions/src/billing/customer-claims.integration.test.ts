import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it } from "vitest";

import { openTestDatabase } from "../testing/open-test-database.ts";
import { createCustomerClaims } from "./customer-claims.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { fakeStripe } from "./testing/fake-customers.ts";

// Claims in a real database with conflicting transactions; only Stripe is a fake, without idempotency keys.
const { app, firestore } = openTestDatabase("claims");

const ada = { uid: "ada", email: "ada@example.com" };
const user = () => firestore.doc("users/ada");
const claim = () => firestore.doc("stripeCustomers/ada");
beforeEach(async () => {
  await claim().delete();
  await user().set({ uid: "ada" });
});
const secondsAgo = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);

it("finds the customer in a person's document while another transaction locks it", async () => {
  await user().update({ stripeCustomerId: "cus_7" });
  const found = await firestore.runTransaction(async (transaction) => {
    await transaction.get(user());
    return createCustomerClaims(firestore).find("ada");
  });
  expect(found).toBe("cus_7");
  expect(await createCustomerClaims(firestore).find("bob")).toBeUndefined();
});

describe("the claim on a payment customer", () => {
  it("is held by one of ten concurrent callers with separate connections", async () => {
    const stripe = fakeStripe();
    // Nothing is created before every caller got a response from the claim, so that all come while it is held.
    let answered = 0;
    const { promise: allAnswered, resolve: nowAllAnswered } = Promise.withResolvers<void>();
    const createCustomer: typeof stripe.createCustomer = async (person) => {
      await allAnswered;
      return stripe.createCustomer(person);
    };
    const services = (own: App) => {
      const claims = createCustomerClaims(getFirestore(own));
      const take: typeof claims.claim = async (uid) => {
        const answer = await claims.claim(uid);
        answered += 1;
        if (answered === 10) nowAllAnswered();
        return answer;
      };
      return { claims: { ...claims, claim: take }, stripe: { ...stripe, createCustomer } };
    };
    const apps = Array.from({ length: 10 }, (_, n) =>
      initializeApp({ projectId: app.options.projectId ?? "" }, `caller-${n}`),
    );
    const ids = await Promise.all(apps.map((own) => ensureCustomer(services(own), ada)));
    expect(ids).toEqual(Array.from({ length: 10 }, () => "cus_0"));
    expect(stripe.made).toEqual(["ada"]);
    expect((await user().get()).get("stripeCustomerId")).toBe("cus_0");
    await Promise.all(apps.map((own) => deleteApp(own)));
  });

  it("is exclusive while held, and available once expired", async () => {
    const { claim: take } = createCustomerClaims(firestore);
    await claim().set({ holder: "another", claimedAt: secondsAgo(20) });
    expect(await take("ada")).toEqual({ status: "held" });
    await claim().set({ holder: "another", claimedAt: secondsAgo(31) });
    expect(await take("ada")).toMatchObject({ status: "ours", mayExist: true });
    expect(await take("ada")).toEqual({ status: "held" });
  });

  it("can only be released by its holder", async () => {
    const claims = createCustomerClaims(firestore);
    const ours = await claims.claim("ada");
    if (ours.status !== "ours") throw new Error("It was free.");
    expect(ours.mayExist).toBe(false);
    await claims.release("ada", "another");
    expect(await claims.claim("ada")).toEqual({ status: "held" });
    await claims.release("ada", ours.holder);
    expect(await claims.claim("ada")).toMatchObject({ status: "ours", mayExist: true });
  });

  it("ends with the customer written first", async () => {
    const claims = createCustomerClaims(firestore);
    expect(await claims.complete("ada", "cus_first")).toEqual({ status: "made", customerId: "cus_first" });
    expect(await claims.complete("ada", "cus_second")).toEqual({ status: "made", customerId: "cus_first" });
    expect((await user().get()).get("stripeCustomerId")).toBe("cus_first");
  });

  it("keeps the customer of a deleted user document for a recreated one", async () => {
    const claims = createCustomerClaims(firestore);
    await claims.claim("ada");
    await user().delete();
    expect(await claims.complete("ada", "cus_1")).toEqual({ status: "no-user" });
    expect(await claims.claim("ada")).toEqual({ status: "no-user" });
    await user().set({ uid: "ada" });
    expect(await claims.claim("ada")).toEqual({ status: "made", customerId: "cus_1" });
    expect((await user().get()).get("stripeCustomerId")).toBe("cus_1");
  });

  it("forgets a customer deleted at Stripe and creates a replacement", async () => {
    const claims = createCustomerClaims(firestore);
    await claims.complete("ada", "cus_1");
    await claim().update({ reading: { number: 7 } });
    await claims.forget("ada", "cus_other");
    expect(await claims.claim("ada")).toEqual({ status: "made", customerId: "cus_1" });
    await claims.forget("ada", "cus_1");
    expect((await user().get()).data()).toEqual({ uid: "ada" });
    const ours = await claims.claim("ada");
    expect(ours).toMatchObject({ status: "ours", mayExist: true, deleted: "cus_1" });
    await claims.complete("ada", "cus_2");
    expect((await user().get()).get("stripeCustomerId")).toBe("cus_2");
    // Identifies late results about the first customer.
    expect((await claim().get()).get("reading")).toEqual({ number: 7 });
  });

  it("forgets nothing for an account deleted meanwhile", async () => {
    const claims = createCustomerClaims(firestore);
    await claims.complete("ada", "cus_1");
    await user().delete();
    await claims.forget("ada", "cus_1");
    expect(await claims.claim("ada")).toEqual({ status: "no-user" });
    await claim().delete();
    await claims.forget("ada", "cus_1");
    expect([(await user().get()).exists, (await claim().get()).exists]).toEqual([false, false]);
  });

  it("is not recreated by a customer created during account deletion", async () => {
    const claims = createCustomerClaims(firestore);
    await claims.claim("ada");
    await Promise.all([user().delete(), claim().delete()]);
    expect(await claims.complete("ada", "cus_late")).toEqual({ status: "deleted" });
    expect((await claim().get()).exists).toBe(false);
  });

  it("is waited for until released", async () => {
    const claims = createCustomerClaims(firestore);
    const ours = await claims.claim("ada");
    if (ours.status !== "ours") throw new Error("It was free.");
    const seen: string[] = [];
    const waiting = claims.waitUntilFree("ada").then(() => seen.push("free"));
    // A listener on the same document has been notified, and so has the waiting caller.
    await new Promise<void>((told) => {
      const stop = claim().onSnapshot(() => {
        stop();
        told();
      });
    });
    expect(seen).toEqual([]);
    await claims.release("ada", ours.holder);
    await waiting;
    expect(seen).toEqual(["free"]);
  });
});
