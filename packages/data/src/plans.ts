import type { BillingInterval } from "@farwork/domain/billing";
import {
  ChooseFreePlan,
  FetchPlanPrices,
  OpenBillingPortal,
  type PlanPrice,
  StartCheckout,
} from "@farwork/domain/contract";

import { callFunction, callSignedIn } from "./call.ts";
import type { Client } from "./client.ts";
import { needUser } from "./open-auth.ts";

/**
 * What Pro costs, as Stripe says.
 *
 * @throws DataError, with `unavailable` while Stripe cannot be asked.
 * @example
 * const prices = await fetchPlanPrices(client);
 * prices.find(({ interval }) => interval === "month"); // => { interval: "month", amount: 600, currency: "USD" }
 */
export async function fetchPlanPrices(client: Client): Promise<PlanPrice[]> {
  return (await callFunction(client, FetchPlanPrices, {})).prices;
}

/**
 * Notes that the person signed in is content with Free; again is harmless, and ends no subscription.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in.
 * @example await chooseFreePlan(client);
 */
export async function chooseFreePlan(client: Client): Promise<void> {
  await needUser(client);
  await callSignedIn(client, ChooseFreePlan, {});
}

/**
 * The address of Stripe's page to pay Pro on. Under the same `requestId` it is the same page for a day.
 *
 * @throws DataError, with `unauthenticated` when nobody is signed in, `invalid-argument` and the field `plan` where
 * there is a subscription already, `too-many-requests`, or `unavailable` while Stripe cannot be asked.
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
 * The address of Stripe's page to change or cancel the subscription on.
 *
 * @throws DataError as `startCheckout`, but for `plan`.
 * @example location.assign(await openBillingPortal(client));
 */
export async function openBillingPortal(client: Client): Promise<string> {
  await needUser(client);
  return (await callSignedIn(client, OpenBillingPortal, {})).url;
}
