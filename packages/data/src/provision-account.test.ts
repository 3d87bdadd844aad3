import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Client, createClient } from "./client.ts";
import { provisionNewAccount } from "./provision-account.ts";

const ADA = { uid: "ada", email: "ada@example.com" };
const NOW = "2026-03-01T12:00:00Z";

let app: FirebaseApp;
let client: Client;
/** The document's customer at each read; the first read checks whether the document exists. */
let customers: readonly (string | undefined)[];
let reads: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", async () =>
    Response.json([{ found: storedUser(customers[reads++]), readTime: NOW }]),
  );
  reads = 0;
  app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "settle");
  client = createClient(app, { onProblem: () => {} });
});
afterEach(async () => {
  await deleteApp(app);
});

/** `users/ada` as Firestore sends it. */
function storedUser(customerId: string | undefined) {
  return {
    name: "projects/demo-farwork/databases/(default)/documents/users/ada",
    fields: {
      uid: { stringValue: ADA.uid },
      email: { stringValue: ADA.email },
      createdAt: { timestampValue: NOW },
      updatedAt: { timestampValue: NOW },
      paymentPlanSelected: { booleanValue: false },
      ...(customerId !== undefined && { stripeCustomerId: { stringValue: customerId } }),
    },
    createTime: NOW,
    updateTime: NOW,
  };
}

describe("constants and limits", () => {
  it("After sign-up, if no payment customer id is present, wait 1 second and re-read the user data", async () => {
    customers = [undefined, undefined, "cus_late"];
    const provisioning = provisionNewAccount(client, ADA);
    // Not vi.waitFor, which would let the faked time pass.
    while (vi.getTimerCount() === 0) await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(999);
    expect(reads).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await provisioning).toMatchObject({ success: true, user: { stripeCustomerId: "cus_late" } });
    expect(reads).toBe(3);
  });

  it("does not wait when the customer exists", async () => {
    customers = [undefined, "cus_1"];
    expect(await provisionNewAccount(client, ADA)).toMatchObject({ user: { stripeCustomerId: "cus_1" } });
    expect(reads).toBe(2);
  });
});
