// The local Stripe and the local mail service, in one process: `node stripe-and-mail.ts STRIPE_PORT EMAIL_PORT FOLDER
// AUTH_URL SITE_URL FUNCTIONS_URL`.
import { createEmulator } from "emulate";

import { provideLocalSecrets } from "./local-secrets.ts";
import { mailSignInCodes } from "./mail-sign-in-codes.ts";
import { openLocalStripe } from "./stripe/open-stripe.ts";

const [stripePort, emailPort, folder, authUrl, siteUrl, functionsUrl] = process.argv.slice(2);
if (folder === undefined || authUrl === undefined || siteUrl === undefined || functionsUrl === undefined) {
  throw new Error("Two ports, a folder and three addresses are needed.");
}

const secret = provideLocalSecrets().get("STRIPE_WEBHOOK_SECRET") ?? "";
await openLocalStripe({
  port: Number(stripePort),
  folder,
  webhook: { url: `${functionsUrl}/stripeWebhook`, secret },
});
const email = await createEmulator({ service: "resend", port: Number(emailPort) });
mailSignInCodes({ authUrl, emailUrl: email.url, siteUrl });
console.log("Stripe and mail are listening.");
