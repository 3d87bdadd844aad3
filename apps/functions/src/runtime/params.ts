import { defineBoolean, defineInt, defineSecret, defineString } from "firebase-functions/params";

// Deployment parameters, see docs/deploy.md. Those of `npm start` are in scripts/stack/function-params.ts.

/** The URL of the site, without a trailing slash. */
export const siteUrl = defineString("SITE_URL", {
  description: "The site's address, https://farwork.example",
});

/** Whether Stripe's checkout accepts promotion codes. */
export const allowPromotionCodes = defineBoolean("ALLOW_PROMOTION_CODES", { default: false });

/** Whether Stripe Tax calculates taxes. */
export const automaticTax = defineBoolean("AUTOMATIC_TAX", { default: false });

/** Whether callables for signed-in people require Firebase App Check. */
export const enforceAppCheck = defineBoolean("ENFORCE_APP_CHECK", { default: false });

/** Authenticates the site's server; without it, the server is rate-limited like any other address. */
export const siteSecret = defineString("SITE_SECRET", { default: "" });

/** The number of proxies in front, each of which appends the client's address to `x-forwarded-for`. */
export const proxiesInFront = defineInt("PROXIES_IN_FRONT", { default: 1 });

export const stripeSecretKey = defineSecret("STRIPE_SECRET_KEY");

/** Stripe's secret for signing webhook deliveries. */
export const stripeWebhookSecret = defineSecret("STRIPE_WEBHOOK_SECRET");

/** The sender of emails; Resend requires a verified domain. */
export const mailFrom = defineString("MAIL_FROM", {
  description: "Whom alerts come from, Farwork <alerts@farwork.example>",
});

export const resendApiKey = defineSecret("RESEND_API_KEY");

/** Resend's secret for signing webhook deliveries. */
export const mailWebhookSecret = defineSecret("MAIL_WEBHOOK_SECRET");

/** Secret for signing unsubscribe links. */
export const alertLinkSecret = defineSecret("ALERT_LINK_SECRET");
