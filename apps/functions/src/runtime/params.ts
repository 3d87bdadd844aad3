import { defineBoolean, defineInt, defineSecret, defineString } from "firebase-functions/params";

// What a deployment sets: docs/deploy.md. Those of `npm start` are in scripts/stack/function-params.ts.

/** Where people find the site, without a slash at its end. */
export const siteUrl = defineString("SITE_URL", {
  description: "The site's address, https://farwork.example",
});

/** Whether Stripe's page to pay on takes promotion codes. */
export const allowPromotionCodes = defineBoolean("ALLOW_PROMOTION_CODES", { default: false });

/** Whether Stripe Tax reckons the tax. */
export const automaticTax = defineBoolean("AUTOMATIC_TAX", { default: false });

/** Whether callables for signed-in people answer only to what Firebase App Check vouches for. */
export const enforceAppCheck = defineBoolean("ENFORCE_APP_CHECK", { default: false });

/** By which the site's server shows that it is the one that asks; without one it is an address like any other. */
export const siteSecret = defineString("SITE_SECRET", { default: "" });

/** How many proxies a request comes through, each of which writes the address it saw into `x-forwarded-for`. */
export const proxiesInFront = defineInt("PROXIES_IN_FRONT", { default: 1 });

export const stripeSecretKey = defineSecret("STRIPE_SECRET_KEY");

/** By which Stripe signs what it delivers to the webhook. */
export const stripeWebhookSecret = defineSecret("STRIPE_WEBHOOK_SECRET");

/** Whom alerts come from; Resend takes mail only from a domain that was shown to be ours. */
export const mailFrom = defineString("MAIL_FROM", {
  description: "Whom alerts come from, Farwork <alerts@farwork.example>",
});

export const resendApiKey = defineSecret("RESEND_API_KEY");

/** By which Resend signs what it tells of bounces and complaints. */
export const mailWebhookSecret = defineSecret("MAIL_WEBHOOK_SECRET");

/** With what the links that end alerts are sealed. */
export const alertLinkSecret = defineSecret("ALERT_LINK_SECRET");
