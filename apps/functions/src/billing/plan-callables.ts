import { ChooseFreePlan, FetchPlanPrices, OpenBillingPortal, StartCheckout } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";

import { PERSONAL_DATA } from "../personal-data/personal-data.ts";
import { callable, signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { BILLING_CALLABLE } from "../runtime/function-options.ts";
import { stripeSecretKey } from "../runtime/params.ts";
import { Refusal } from "../runtime/refusal.ts";
import { verifyIdToken } from "../sign-ins/verify-token.ts";
import { openBilling, openPayerServices } from "./open-billing.ts";
import { startCheckout as start } from "./start-checkout.ts";
import { unlessUnavailable } from "./stripe-client.ts";
import { withCustomer } from "./with-customer.ts";

const options = { ...BILLING_CALLABLE, secrets: [stripeSecretKey] };

/** Returns the prices of Pro. */
export const fetchPlanPrices = callable({ ...FetchPlanPrices, options }, async () => ({
  prices: (await openBilling().readPrices()).map(({ interval, amount, currency }) => ({
    interval,
    amount,
    currency,
  })),
}));

/** Records that the caller chose Free. */
export const chooseFreePlan = signedInCallable(
  { ...ChooseFreePlan, options: BILLING_CALLABLE },
  async (_request, uid) => {
    await selectPlan(openFirestore(), uid);
    return {};
  },
);

/** Returns Stripe's checkout page for the caller to buy Pro. */
export const startCheckout = signedInCallable(
  { ...StartCheckout, options },
  async (request, _uid, idToken) => {
    const person = await readPayer(idToken);
    const { readPrices, stripe } = openBilling();
    const services = {
      readPrices,
      stripe,
      withCustomer: (payer: typeof person, act: (customerId: string) => Promise<string>) =>
        withCustomer(openPayerServices(), payer, act),
    };
    return { url: await start(services, person, request) };
  },
);

/** Returns Stripe's portal for the caller to change or cancel their subscription. */
export const openBillingPortal = signedInCallable(
  { ...OpenBillingPortal, options },
  async (_request, _uid, idToken) => {
    const person = await readPayer(idToken);
    return {
      url: await unlessUnavailable(() =>
        withCustomer(openPayerServices(), person, openBilling().stripe.openPortal),
      ),
    };
  },
);

/**
 * Records on `users/{uid}` that a plan was chosen. Idempotent.
 *
 * @throws Refusal `failed-precondition` naming `uid` if the account has no user document.
 */
async function selectPlan(firestore: Firestore, uid: string): Promise<void> {
  const user = firestore.doc(PERSONAL_DATA.user(uid));
  await firestore.runTransaction(async (transaction) => {
    if (!(await transaction.get(user)).exists) throw new Refusal("failed-precondition", "uid");
    transaction.update(user, { paymentPlanSelected: true });
  });
}

/**
 * Verifies the caller including revocation, as money is involved. @throws Refusal `unauthenticated`, or naming `email`.
 */
async function readPayer(idToken: string) {
  const { uid, email } = await verifyIdToken(idToken);
  if (email === undefined) throw new Refusal("permission-denied", "email");
  return { uid, email };
}
