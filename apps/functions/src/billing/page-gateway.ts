import { BILLING_INTERVALS, type BillingInterval, type PlanPrice, PRICE_LOOKUP_KEYS } from "@farwork/domain";
import { Stripe } from "stripe";

/** A price as Stripe has it now. */
export interface StoredPrice extends PlanPrice {
  readonly id: string;
}

export interface CheckoutOrder {
  readonly uid: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly interval: BillingInterval;
  readonly requestId: string;
}

/** What Stripe's pages lead back to, and what the one to pay on offers. */
export interface PageOptions {
  /** "https://farwork.example" */
  readonly siteUrl: string;
  readonly allowPromotionCodes: boolean;
  readonly automaticTax: boolean;
}

/** What this code asks of Stripe about prices and pages. */
export interface PageGateway {
  /** The prices of Pro that can be paid now. */
  readonly listPrices: () => Promise<StoredPrice[]>;
  /**
   * The address of the one page to pay on that a customer has open: of all that were begun, the newest. Undefined where
   * another of theirs was paid in this very moment; then none is open.
   */
  readonly startCheckout: (order: CheckoutOrder) => Promise<string | undefined>;
  /** The address of the page to change or cancel on. */
  readonly openPortal: (customerId: string) => Promise<string>;
}

const PAGE = 100;

/** The gateway to Stripe's prices and pages. */
export function openPages(stripe: Stripe, options: PageOptions): PageGateway {
  const plansUrl = new URL("/plans", options.siteUrl).href;
  return {
    async listPrices() {
      const { data } = await stripe.prices.list({
        lookup_keys: Object.values(PRICE_LOOKUP_KEYS),
        active: true,
      });
      return BILLING_INTERVALS.flatMap((interval) => {
        const price = data.find(({ lookup_key }) => lookup_key === PRICE_LOOKUP_KEYS[interval]);
        const amount = price?.unit_amount ?? undefined;
        if (price === undefined || amount === undefined) return [];
        return [{ id: price.id, interval, amount, currency: price.currency.toUpperCase() }];
      });
    },
    async startCheckout(order) {
      const { url } = await stripe.checkout.sessions.create(describeCheckout(order, plansUrl, options), {
        // Asked again for the same, also at the same time, Stripe answers with the same page for a day. Not so for
        // another customer, whom an account has once its first was deleted.
        idempotencyKey: `checkout-${order.customerId}-${order.interval}-${order.requestId}`,
      });
      if (url === null) throw new Error("Stripe gave no address of a page to pay on.");
      // Closed afterwards: of calls at the same time, the one that looks last sees the pages of all.
      const [newest, ...older] = await listOpen(stripe, order.customerId);
      if (await closeAll(stripe, older)) return newest?.url ?? url;
      if (newest) await closePage(stripe, newest.id);
      return undefined;
    },
    async openPortal(customerId) {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: plansUrl,
      });
      return session.url;
    },
  };
}

/** A customer's open pages, the newest first: Stripe's order, which is the same for whoever asks. */
async function listOpen(stripe: Stripe, customerId: string): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: PAGE })).data;
}

/** Paid in two tabs, a plan would be paid twice. False where one of them was paid before it could be closed. */
async function closeAll(stripe: Stripe, pages: readonly { readonly id: string }[]): Promise<boolean> {
  let areUnpaid = true;
  for (const { id } of pages) areUnpaid = (await closePage(stripe, id)) && areUnpaid;
  return areUnpaid;
}

/** False where it was paid before. */
async function closePage(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "open") throw error;
    return status === "expired";
  }
}

function describeCheckout(
  { uid, customerId, priceId, requestId }: CheckoutOrder,
  plansUrl: string,
  { allowPromotionCodes, automaticTax }: PageOptions,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: uid,
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { uid, requestId },
    subscription_data: { metadata: { uid } },
    success_url: `${plansUrl}?checkout=done`,
    cancel_url: plansUrl,
    allow_promotion_codes: allowPromotionCodes,
    // Where somebody lives decides on their tax: the page asks, and Stripe keeps the answer with the customer.
    ...(automaticTax && { automatic_tax: { enabled: true }, customer_update: { address: "auto" } }),
  };
}
