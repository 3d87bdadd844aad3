import { Stripe } from "stripe";

import { logError } from "../runtime/log.ts";
import { Refusal } from "../runtime/refusal.ts";

// Pinned, as response shapes depend on it.
const API_VERSION = "2026-10-28.endive";
// Finding and creating a customer, including retries, must finish before a claim expires (LEASE_MS).
const TIMEOUT_MS = 4000;
const MAX_RETRIES = 1;

/** The Stripe client, or with `apiBase` ("http://127.0.0.1:4010") one for a local fake. */
export function openStripeClient(secretKey: string, apiBase?: string): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiBase !== undefined && readAddress(apiBase)),
  });
}

/** The result of `work`, or `otherwise` if the object no longer exists at Stripe. */
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

/** Whether Stripe rejected a request because the customer does not exist (any more). */
export function isCustomerMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === "resource_missing" &&
    error.param === "customer"
  );
}

/** The result of `work`. @throws Refusal `unavailable` (logged) if Stripe is not available. */
export async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    logError("stripe-unavailable", error);
    throw new Refusal("unavailable");
  }
}

/** Whether Stripe is unreachable, overloaded or rejects our key, rather than the caller's request. */
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
