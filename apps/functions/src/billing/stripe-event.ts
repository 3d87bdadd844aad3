import { Stripe } from "stripe";
import * as z from "zod/mini";

const TOLERANCE_SECONDS = 5 * 60;

/** A delivery to the webhook. */
export interface Delivery {
  /** The raw body, which the signature is for. */
  readonly body: Buffer;
  /** The header `stripe-signature`: "t=1795305600,v1=…". */
  readonly signature: string | undefined;
}

/** Fields of every Stripe event, including irrelevant ones, whose objects may have no id. */
export const StripeEvent = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_]{1,255}$/)),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

/** The relevant part of an event's object; the rest may be outdated. */
export const EventObject = z.object({
  id: z.string(),
  object: z.string(),
  customer: z.nullish(z.string()),
  client_reference_id: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});
export type EventObject = z.infer<typeof EventObject>;

/** The event of a delivery signed by Stripe within five minutes of `now`; otherwise undefined. */
export function readSignedEvent(
  { body, signature }: Delivery,
  secret: string,
  now: Date,
): StripeEvent | undefined {
  if (signature === undefined || !isOfNow(signature, now)) return undefined;
  try {
    const event: unknown = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    return z.parse(StripeEvent, event);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** Stripe's library rejects old signatures, but not future ones, which could be replayed later. */
function isOfNow(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)(?=,|$)/g)].map(([, seconds]) => Number(seconds));
  const [signedAt, ...others] = times;
  if (signedAt === undefined || others.length > 0) return false;
  return Math.abs(now.getTime() / 1000 - signedAt) <= TOLERANCE_SECONDS;
}
