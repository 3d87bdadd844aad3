import type { BillingInterval } from "@farwork/domain/billing";
import {
  ChooseFreePlan,
  FetchPlanPrices,
  OpenBillingPortal,
  type PlanPrice,
  StartCheckout,
} from "@farwork/domain/contract";

import { callFunction } from "./call-function.ts";
import { callSignedIn } from "./call-signed-in.ts";
import type { Client } from "./client.ts";
import { needUser } from "./open-auth.ts";

/**
 * The prices of Pro, from Stripe.
 *
 * @throws DataError, with `unavailable` if Stripe cannot be reached.
 * @example
 * const prices = await fetchPlanPrices(client);
 * prices.find(({ interval }) => interval === "month"); // => { interval: "month", amount: 600, currency: "USD" }
 */
export async function fetchPlanPrices(client: Client): Promise<PlanPrice[]> {
  return (await callFunction(client, FetchPlanPrices, {})).prices;
}

/**
 * Records that the signed-in user chose Free. Idempotent; does not end a subscription.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example await chooseFreePlan(client);
 */
export async function chooseFreePlan(client: Client): Promise<void> {
  await needUser(client);
  await callSignedIn(client, ChooseFreePlan, {});
}

/**
 * The address of Stripe's checkout for Pro. The same `requestId` gives the same page for a day.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in, `invalid-argument` and the field `plan` if
 * there is a subscription already, `too-many-requests`, or `unavailable` if Stripe cannot be reached.
 * @example location.assign(await startCheckout(client, { interval: "year", requestId: crypto.randomUUID() }));
 */
export async function startCheckout(
  client: Client,
  request: { readonly interval: BillingInterval; readonly requestId: string },
): Promise<string> {
  await needUser(client);
  return (await callSignedIn(client, StartCheckout, request)).url;
}

/**
 * The address of Stripe's page to change or cancel the subscription.
 *
 * @throws DataError like `startCheckout`, except for `plan`.
 * @example location.assign(await openBillingPortal(client));
 */
export async function openBillingPortal(client: Client): Promise<string> {
  await needUser(client);
  return (await callSignedIn(client, OpenBillingPortal, {})).url;
}
