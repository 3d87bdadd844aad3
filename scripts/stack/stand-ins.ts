// The local Stripe and the local mail, in one process: `node stand-ins.ts STRIPE_PORT EMAIL_PORT`.
import { createEmulator } from "emulate";

const [stripePort, emailPort] = process.argv.slice(2).map(Number);
if (stripePort === undefined || emailPort === undefined) throw new Error("Two ports are needed.");

await createEmulator({ service: "stripe", port: stripePort });
await createEmulator({ service: "resend", port: emailPort });
console.log("Stripe and mail are listening.");
