import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import { inventId, nowInSeconds, type StripeBook, type StripeEvent } from "./stripe-book.ts";

const API_VERSION = "2026-10-28.endive";
const FIRST_PAUSE_MS = 500;
// Stripe goes on for three days; here the functions are either there within minutes or not at all.
const MAX_TRIES = 10;

export type Webhook = {
  readonly url: string;
  /** "whsec_…" */
  readonly secret: string;
};

/** Tells the webhook what happened, in no particular order, as Stripe does. */
export type Announce = (type: string, object: { readonly id: string }) => void;

/** Delivers events until they are taken, beginning with those that an earlier run did not. */
export function openDelivery(book: StripeBook, webhook: Webhook): Announce {
  for (const event of book.events.values()) void deliver(book, webhook, event);
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
    void deliver(book, webhook, event);
  };
}

async function deliver(book: StripeBook, webhook: Webhook, event: StripeEvent): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await isTaken(webhook, JSON.stringify(event))) break;
    await delay(FIRST_PAUSE_MS * 2 ** tries);
  }
  book.events.delete(event.id);
  book.keep();
}

async function isTaken({ url, secret }: Webhook, body: string): Promise<boolean> {
  const headers = { "content-type": "application/json", "stripe-signature": signPayload(body, secret) };
  try {
    return (await fetch(url, { method: "POST", headers, body })).ok;
  } catch {
    return false;
  }
}

/** The header `stripe-signature` of a body that is sent now. */
export function signPayload(body: string, secret: string, time = nowInSeconds()): string {
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}
