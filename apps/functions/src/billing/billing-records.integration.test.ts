import { beforeEach, describe, expect, it } from "vitest";

import { openTestDatabase } from "../testing/open-test-database.ts";
import { createBillingRecords } from "./billing-records.ts";

const { firestore } = openTestDatabase("billing");
beforeEach(async () => {
  await firestore.doc("billing/ada").delete();
  await firestore.doc("users/ada").set({ uid: "ada", paymentPlanSelected: false });
  await firestore.doc("stripeCustomers/ada").set({ customerId: "cus_ada" });
});

const END = new Date("2027-01-01T00:00:00Z");
const paid = (number: number) => ({
  number,
  state: { plan: "pro", subscription: { status: "active", currentPeriodEnd: END } } as const,
});
const free = (number: number) => ({ number, state: { plan: "free" } as const });
const seen = async () => (await firestore.doc("billing/ada").get()).data();

describe("a reading", () => {
  it("has a number not lower than that of any started before, and none for someone else's customer", async () => {
    const records = createBillingRecords(firestore);
    const first = await records.takeNumber("ada", "cus_ada");
    const second = await records.takeNumber("ada", "cus_ada");
    expect(second).toBeGreaterThanOrEqual(first ?? Infinity);
    expect(await records.takeNumber("ada", "cus_other")).toBeUndefined();
    expect([await records.findOwner("cus_ada"), await records.findOwner("cus_other")]).toEqual([
      "ada",
      undefined,
    ]);
  });

  it("is superseded by those started later, in any write order", async () => {
    const records = createBillingRecords(firestore);
    await records.writeReading("ada", paid(2));
    await records.writeReading("ada", free(1));
    expect(await records.findReading("ada")).toEqual(paid(2));
    await Promise.all([7, 3, 9, 5, 8, 4, 6].map((number) => records.writeReading("ada", free(number))));
    expect(await records.findReading("ada")).toEqual(free(9));
  });

  it("is published while it is the latest, and selects the paid plan", async () => {
    const records = createBillingRecords(firestore);
    await records.writeReading("ada", free(1));
    expect(await records.publish("ada", free(1))).toBe(true);
    expect(await seen()).toEqual({ plan: "free" });
    expect((await firestore.doc("users/ada").get()).get("paymentPlanSelected")).toBe(false);
    await records.writeReading("ada", paid(2));
    expect(await records.publish("ada", free(1))).toBe(false);
    expect(await records.publish("ada", paid(2))).toBe(true);
    expect(await seen()).toMatchObject({ plan: "pro", subscription: { status: "active" } });
    expect((await firestore.doc("users/ada").get()).get("paymentPlanSelected")).toBe(true);
  });

  it("that cannot be parsed counts as missing, and is overwritten", async () => {
    const records = createBillingRecords(firestore);
    await firestore.doc("stripeCustomers/ada").update({ reading: { number: 7, state: { plan: "gold" } } });
    expect(await records.findReading("ada")).toBeUndefined();
    await records.writeReading("ada", paid(2));
    expect(await records.findReading("ada")).toEqual(paid(2));
    expect(await records.publish("ada", paid(2))).toBe(true);
  });

  it("of an account being deleted is neither started nor published", async () => {
    const records = createBillingRecords(firestore);
    await records.writeReading("ada", paid(1));
    await firestore.doc("users/ada").delete();
    expect(await records.takeNumber("ada", "cus_ada")).toBeUndefined();
    expect(await records.publish("ada", paid(1))).toBe(true);
    await firestore.doc("stripeCustomers/ada").delete();
    await records.writeReading("ada", paid(2));
    expect([await seen(), (await firestore.doc("stripeCustomers/ada").get()).exists]).toEqual([
      undefined,
      false,
    ]);
  });
});
