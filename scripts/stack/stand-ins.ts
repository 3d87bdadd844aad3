// The local Stripe and the local mail, in one process: `node stand-ins.ts STRIPE_PORT EMAIL_PORT CUSTOMERS_FILE`.
import { createEmulator } from "emulate";

import { keepCustomers, readCustomers } from "./stripe-customers.ts";

const [stripePort, emailPort, customersFile] = process.argv.slice(2);
if (customersFile === undefined) throw new Error("Two ports and a file are needed.");

const customers = readCustomers(customersFile);
const stripe = await createEmulator({
  service: "stripe",
  port: Number(stripePort),
  seed: { stripe: { customers } },
});
await createEmulator({ service: "resend", port: Number(emailPort) });
keepCustomers(stripe.url, customersFile);
console.log("Stripe and mail are listening.");
