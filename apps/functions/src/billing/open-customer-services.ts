import { defineSecret } from "firebase-functions/params";

import { openFirestore } from "../runtime/admin.ts";
import { createCustomerClaims } from "./customer-claims.ts";
import type { CustomerServices } from "./ensure-customer.ts";
import { openStripe } from "./stripe-gateway.ts";

export const stripeSecretKey = defineSecret("STRIPE_SECRET_KEY");

let services: CustomerServices | undefined;

/** What makes payment customers on this instance, opened on first use: a secret has no value before. */
export function openCustomerServices(): CustomerServices {
  services ??= {
    claims: createCustomerClaims(openFirestore()),
    stripe: openStripe(stripeSecretKey.value(), process.env["STRIPE_API_BASE"]),
  };
  return services;
}
