import { httpFunction } from "../requests/http-function.ts";
import { WEBHOOK } from "../runtime/function-options.ts";
import { logError } from "../runtime/log.ts";
import { stripeSecretKey, stripeWebhookSecret } from "../runtime/params.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { openWebhookServices } from "./open-billing.ts";
import { receiveEvent } from "./receive-event.ts";
import type { Delivery } from "./stripe-event.ts";

/** The webhook for Stripe events. Failures return 500, so that Stripe redelivers. */
export const stripeWebhook = httpFunction(
  {
    ...WEBHOOK,
    name: "stripeWebhook",
    cost: COSTS.stripeWebhook,
    secrets: [stripeSecretKey, stripeWebhookSecret],
  },
  async ({ method, rawBody: body, headers }) =>
    method === "POST"
      ? { status: await deliver({ body, signature: headers["stripe-signature"]?.toString() }) }
      : { status: 405, headers: { allow: "POST" } },
);

async function deliver(delivery: Delivery): Promise<number> {
  try {
    return await receiveEvent(openWebhookServices(), delivery, new Date());
  } catch (error) {
    logError("stripe-event-failed", error);
    return 500;
  }
}
