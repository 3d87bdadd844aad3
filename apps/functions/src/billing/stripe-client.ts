import { Stripe } from "stripe";

import { logError } from "../runtime/log.ts";
import { Refusal } from "../runtime/refusal.ts";

// Named rather than the library's newest: answers change their shape with it, so it changes on purpose.
const API_VERSION = "2026-10-28.endive";
// Looking for a customer and making one must both end before a claim does (LEASE_MS), retries included.
const TIMEOUT_MS = 4000;
const MAX_RETRIES = 1;

/** Stripe itself, or with `apiBase` ("http://127.0.0.1:4010") a local fake of it. */
export function openStripeClient(secretKey: string, apiBase?: string): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiBase !== undefined && readAddress(apiBase)),
  });
}

/** What `work` gives, or `otherwise` where Stripe has nothing of that id any more. */
export async function unlessMissing<Result, Other>(
  work: Promise<Result>,
  otherwise: Other,
): Promise<Result | Other> {
  try {
    return await work;
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
    if (!isMissing) throw error;
    return otherwise;
  }
}

/** Stripe refused because it has no such customer (any more). */
export function isCustomerMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === "resource_missing" &&
    error.param === "customer"
  );
}

/** What `work` gives while Stripe can be asked. @throws Refusal `unavailable` while it cannot; that is logged. */
export async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    logError("stripe-unavailable", error);
    throw new Refusal("unavailable");
  }
}

/**
 * Nobody answered, not now, or not to our key, which is no fault of whoever calls: what Stripe refuses otherwise is
 * another matter.
 */
function isAway(error: unknown): boolean {
  const { StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripePermissionError } =
    Stripe.errors;
  const kinds = [StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripePermissionError];
  return [...kinds, Stripe.errors.StripeRateLimitError].some((kind) => error instanceof kind);
}

function readAddress(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, port } as const;
}
