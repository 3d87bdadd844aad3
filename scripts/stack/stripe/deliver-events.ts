import { createHmac } from "node:crypto";

import pRetry, { type RetryContext } from "p-retry";

import { errorMessage } from "../error-message.ts";
import type { Pace } from "../repeat-forever.ts";
import { inventId, nowInSeconds, type StripeBook, type StripeEvent } from "./stripe-book.ts";

const API_VERSION = "2026-10-28.endive";
const PACE: Pace = {
  // The pause before the first retry; each one after it is twice as long.
  pauseMs: 500,
  // A worker of the functions may have to start first.
  timeoutMs: 30_000,
};
// Stripe goes on for three days; here the functions are either there within minutes or not at all.
const RETRIES = 9;

export type Webhook = {
  readonly url: string;
  /** "whsec_…" */
  readonly secret: string;
};

/** Tells the webhook what happened, in no particular order, as Stripe does. */
export type Announce = (type: string, object: { readonly id: string }) => void;

/** Delivers events until they are taken or given up, beginning with those that an earlier run was still delivering. */
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

/** Sends an event until it is taken, or is given up. Never rejects. */
async function send({ url, secret }: Webhook, event: StripeEvent, pace: Pace): Promise<void> {
  const body = JSON.stringify(event);
  const post = async (attempt: number) => {
    const headers = { "content-type": "application/json", "stripe-signature": signPayload(body, secret) };
    const signal = AbortSignal.timeout(pace.timeoutMs);
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    // Also where the answer breaks off after its status, the event is sent again.
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

/** The header `stripe-signature` of a body that is sent now. */
export function signPayload(body: string, secret: string, time = nowInSeconds()): string {
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}
