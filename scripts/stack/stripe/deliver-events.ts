import { createHmac } from "node:crypto";

import pRetry, { type RetryContext } from "p-retry";

import { errorMessage } from "../error-message.ts";
import type { Pace } from "../repeat-forever.ts";
import { inventId, nowInSeconds, type StripeBook, type StripeEvent } from "./stripe-book.ts";

const API_VERSION = "2026-10-28.endive";
const PACE: Pace = {
  // The delay before the first retry, doubled for each further one.
  pauseMs: 500,
  // A functions worker may have to start first.
  timeoutMs: 30_000,
};
// Stripe retries for three days; here the functions are up within minutes or not at all.
const RETRIES = 9;

export type Webhook = {
  readonly url: string;
  /** "whsec_…" */
  readonly secret: string;
};

/** Notifies the webhook, in no particular order, like Stripe. */
export type Announce = (type: string, object: { readonly id: string }) => void;

/** Delivers events until they are accepted or given up, starting with undelivered ones of an earlier run. */
export function openDelivery(book: StripeBook, webhook: Webhook, pace = PACE): Announce {
  const deliver = async (event: StripeEvent) => {
    await send(webhook, event, pace);
    if (pace.until?.aborted === true) return;
    book.events.delete(event.id);
    book.keep();
  };
  for (const event of book.events.values()) void deliver(event);
  return (type, object) => {
    const event: StripeEvent = {
      id: inventId("evt"),
      object: "event",
      api_version: API_VERSION,
      created: nowInSeconds(),
      livemode: false,
      type,
      data: { object: { ...object } },
    };
    book.events.set(event.id, event);
    book.keep();
    void deliver(event);
  };
}

/** Sends an event until it is accepted or given up. Never rejects. */
async function send({ url, secret }: Webhook, event: StripeEvent, pace: Pace): Promise<void> {
  const body = JSON.stringify(event);
  const post = async (attempt: number) => {
    const headers = { "content-type": "application/json", "stripe-signature": signPayload(body, secret) };
    const signal = AbortSignal.timeout(pace.timeoutMs);
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    // The event is also resent if the response breaks off after its status.
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    if (attempt > 1) console.error(`✔ The event ${event.type} was taken.`);
  };
  const onFailedAttempt = ({ error, attemptNumber, retriesLeft }: RetryContext) => {
    const what = retriesLeft === 0 ? "is given up" : "will be sent again";
    if (attemptNumber === 1 || retriesLeft === 0)
      console.error(`! The event ${event.type} ${what}: ${errorMessage(error)}`);
  };
  const options = { retries: RETRIES, minTimeout: pace.pauseMs, signal: pace.until, unref: true };
  await pRetry(post, { ...options, onFailedAttempt }).catch(() => undefined);
}

/** The `stripe-signature` header for a body sent now. */
export function signPayload(body: string, secret: string, time = nowInSeconds()): string {
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}
