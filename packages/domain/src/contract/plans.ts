import * as z from "zod/mini";

import { BILLING_INTERVALS } from "../billing/plans.ts";
import type { CallableContract } from "./callable-contract.ts";

/** A request's own name, made up by the browser: a repeated one does nothing twice. */
const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** Asks for nothing. */
export const FetchPlanPricesRequest = z.object({});
export type FetchPlanPricesRequest = z.infer<typeof FetchPlanPricesRequest>;

/**
 * What Pro costs, as Stripe says: `amount` in the currency's smallest unit (cents), `currency` ISO 4217 in capitals.
 */
export const PlanPrice = z.object({
  interval: z.enum(BILLING_INTERVALS),
  amount: z.int().check(z.nonnegative()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type PlanPrice = z.infer<typeof PlanPrice>;
export const FetchPlanPricesResponse = z.object({ prices: z.array(PlanPrice) });
export type FetchPlanPricesResponse = z.infer<typeof FetchPlanPricesResponse>;

/** Says that the caller is content with Free: sets `paymentPlanSelected`. */
export const ChooseFreePlanRequest = z.object({});
export const ChooseFreePlanResponse = z.object({});

/**
 * Asks for a page of Stripe's to pay Pro on. Refused with `failed-precondition` and the field `plan` where the caller
 * has a subscription already, with `resource-exhausted` after too many, with `unavailable` while Stripe is away. The
 * page leads back to the site's `/plans?checkout=done` once it is paid, and to `/plans` where it was left.
 */
export const StartCheckoutRequest = z.object({ interval: z.enum(BILLING_INTERVALS), requestId: RequestId });
export type StartCheckoutRequest = z.infer<typeof StartCheckoutRequest>;

/** Asks for Stripe's page to change or cancel a subscription on, under the same limit; it leads back to `/plans`. */
export const OpenBillingPortalRequest = z.object({});

/** The address of Stripe's page. */
export const BillingPageResponse = z.object({ url: z.url({ protocol: /^https?$/ }) });
export type BillingPageResponse = z.infer<typeof BillingPageResponse>;

export const FetchPlanPrices: CallableContract<
  typeof FetchPlanPricesRequest,
  typeof FetchPlanPricesResponse
> = {
  name: "fetchPlanPrices",
  request: FetchPlanPricesRequest,
  response: FetchPlanPricesResponse,
  cost: 5,
};

export const ChooseFreePlan: CallableContract<typeof ChooseFreePlanRequest, typeof ChooseFreePlanResponse> = {
  name: "chooseFreePlan",
  request: ChooseFreePlanRequest,
  response: ChooseFreePlanResponse,
  cost: 10,
};

export const StartCheckout: CallableContract<typeof StartCheckoutRequest, typeof BillingPageResponse> = {
  name: "startCheckout",
  request: StartCheckoutRequest,
  response: BillingPageResponse,
  cost: 20,
};

export const OpenBillingPortal: CallableContract<
  typeof OpenBillingPortalRequest,
  typeof BillingPageResponse
> = {
  name: "openBillingPortal",
  request: OpenBillingPortalRequest,
  response: BillingPageResponse,
  cost: 20,
};
