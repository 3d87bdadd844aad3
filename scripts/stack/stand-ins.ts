// The local Stripe and the local mail, in one process:
// `node stand-ins.ts STRIPE_PORT EMAIL_PORT CUSTOMERS_FILE AUTH_URL SITE_URL`.
import { createEmulator } from "emulate";

import { mailPasswordResets } from "./mail-password-resets.ts";
import { keepCustomers, readCustomers, restoreMetadata } from "./stripe-customers.ts";

const [stripePort, emailPort, customersFile, authUrl, siteUrl] = process.argv.slice(2);
if (customersFile === undefined || authUrl === undefined || siteUrl === undefined) {
  throw new Error("Two ports, a file and two addresses are needed.");
}

const customers = readCustomers(customersFile);
const stripe = await createEmulator({
  service: "stripe",
  port: Number(stripePort),
  seed: { stripe: { customers } },
});
await restoreMetadata(stripe.url, customers);
const email = await createEmulator({ service: "resend", port: Number(emailPort) });
keepCustomers(stripe.url, customersFile);
mailPasswordResets({ authUrl, emailUrl: email.url, siteUrl });
console.log("Stripe and mail are listening.");
