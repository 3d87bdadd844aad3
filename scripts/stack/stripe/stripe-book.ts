import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import * as z from "zod/mini";

import { readKept } from "./read-kept.ts";

const Metadata = z.record(z.string(), z.string());
export const Interval = z.enum(["month", "year"]);
export type Interval = z.infer<typeof Interval>;

/** Times are in epoch seconds, like Stripe's. */
const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  metadata: Metadata,
  status: z.enum(["incomplete", "incomplete_expired", "active", "past_due", "unpaid", "canceled"]),
  interval: Interval,
  created: z.int(),
  periodStart: z.int(),
  periodEnd: z.int(),
  cancelsAtPeriodEnd: z.boolean(),
  endedAt: z.nullable(z.int()),
});
export type Subscription = z.infer<typeof Subscription>;

const CheckoutSession = z.object({
  id: z.string(),
  customer: z.string(),
  clientReferenceId: z.nullable(z.string()),
  metadata: Metadata,
  subscriptionMetadata: Metadata,
  interval: Interval,
  takesPromotionCodes: z.boolean(),
  reckonsTax: z.boolean(),
  status: z.enum(["open", "complete", "expired"]),
  isPaid: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscription: z.nullable(z.string()),
  created: z.int(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

const PortalSession = z.object({ id: z.string(), customer: z.string(), returnUrl: z.string() });
export type PortalSession = z.infer<typeof PortalSession>;

const StripeEvent = z.object({
  id: z.string(),
  object: z.literal("event"),
  api_version: z.string(),
  created: z.int(),
  livemode: z.literal(false),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

const Content = z.object({
  subscriptions: z.array(Subscription),
  sessions: z.array(CheckoutSession),
  portals: z.array(PortalSession),
  /** Undelivered events. */
  events: z.array(StripeEvent),
});

/** The local Stripe's data besides customers, by id, stored in a file. */
export type StripeBook = {
  readonly subscriptions: Map<string, Subscription>;
  readonly sessions: Map<string, CheckoutSession>;
  readonly portals: Map<string, PortalSession>;
  readonly events: Map<string, StripeEvent>;
  /** Stores everything; call after each change. */
  readonly keep: () => void;
};

/** The data of earlier runs, or an empty book. */
export function openStripeBook(file: string): StripeBook {
  const content = readKept(file, Content) ?? { subscriptions: [], sessions: [], portals: [], events: [] };
  const book = {
    subscriptions: byId(content.subscriptions),
    sessions: byId(content.sessions),
    portals: byId(content.portals),
    events: byId(content.events),
  };
  const keep = () => {
    const lists = Object.entries(book).map(([name, entries]) => [name, [...entries.values()]]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, JSON.stringify(Object.fromEntries(lists)));
    renameSync(`${file}.draft`, file);
  };
  return { ...book, keep };
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** A new id: `inventId("sub")` gives "sub_4f…". */
export const inventId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

export const nowInSeconds = () => Math.floor(Date.now() / 1000);
