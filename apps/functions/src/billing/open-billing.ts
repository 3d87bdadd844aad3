import { openAuth, openFirestore } from "../runtime/admin.ts";
import {
  allowPromotionCodes,
  automaticTax,
  siteUrl,
  stripeSecretKey,
  stripeWebhookSecret,
} from "../runtime/params.ts";
import { createBillingRecords, createEventRecords } from "./billing-records.ts";
import { createCustomerClaims } from "./customer-claims.ts";
import type { CustomerServices } from "./ensure-customer.ts";
import { openPages } from "./page-gateway.ts";
import { setPlanClaim } from "./plan-claim.ts";
import { createPriceList } from "./price-list.ts";
import type { WebhookServices } from "./receive-event.ts";
import { openStripeClient } from "./stripe-client.ts";
import { openStripe } from "./stripe-gateway.ts";
import { openSubscriptions } from "./subscription-gateway.ts";
import { type BillingServices, syncBilling } from "./sync-billing.ts";
import type { PayerServices } from "./with-customer.ts";

let opened: ReturnType<typeof open> | undefined;

/** The billing services of this instance, opened on first use, as parameters have no values before. */
export function openBilling() {
  opened ??= open();
  return opened;
}

function open() {
  const client = openStripeClient(stripeSecretKey.value(), process.env["STRIPE_API_BASE"]);
  const stripe = {
    ...openStripe(client),
    ...openSubscriptions(client),
    ...openPages(client, {
      siteUrl: siteUrl.value(),
      allowPromotionCodes: allowPromotionCodes.value(),
      automaticTax: automaticTax.value(),
    }),
  };
  const claims = createCustomerClaims(openFirestore());
  return { claims, stripe, readPrices: createPriceList(stripe, () => Date.now()) };
}

/** Services for creating payment customers. */
export function openCustomerServices(): CustomerServices {
  const { claims, stripe } = openBilling();
  return { claims, stripe };
}

/** Services for creating payment customers and replacing those deleted at Stripe. */
export function openPayerServices(): PayerServices {
  return {
    ...openCustomerServices(),
    syncBilling: (customerId) => syncBilling(openBillingServices(), customerId, () => true),
  };
}

function openBillingServices(): BillingServices {
  return {
    records: createBillingRecords(openFirestore()),
    stripe: openBilling().stripe,
    setPlanClaim: (uid, plan) => setPlanClaim(openAuth(), uid, plan),
  };
}

/** Services for processing Stripe events. */
export function openWebhookServices(): WebhookServices {
  return {
    ...openBillingServices(),
    events: createEventRecords(openFirestore()),
    secret: stripeWebhookSecret.value(),
  };
}
