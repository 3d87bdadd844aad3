import { BILLING_INTERVALS, type BillingInterval, type PlanPrice, PRICE_LOOKUP_KEYS } from "@farwork/domain";
import { Stripe } from "stripe";

/** A current price from Stripe. */
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

/** Options of Stripe's pages: return URLs and checkout features. */
export interface PageOptions {
  /** "https://farwork.example" */
  readonly siteUrl: string;
  readonly allowPromotionCodes: boolean;
  readonly automaticTax: boolean;
}

/** The Stripe operations for prices and pages. */
export interface PageGateway {
  /** The active prices of Pro. */
  readonly listPrices: () => Promise<StoredPrice[]>;
  /**
   * The URL of the customer's only open checkout page, the newest one. Undefined if another of theirs was paid at this
   * very moment; then none is open.
   */
  readonly startCheckout: (order: CheckoutOrder) => Promise<string | undefined>;
  /** The URL of the customer portal for changing or cancelling. */
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
        // For repeated or concurrent requests, Stripe returns the same page for a day. The key includes the customer,
        // as an account gets another once its first was deleted.
        idempotencyKey: `checkout-${order.customerId}-${order.interval}-${order.requestId}`,
      });
      if (url === null) throw new Error("Stripe gave no address of a page to pay on.");
      // Closed afterwards: of concurrent calls, the last one sees the pages of all.
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

/** A customer's open pages, newest first, which is Stripe's consistent order. */
async function listOpen(stripe: Stripe, customerId: string): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: PAGE })).data;
}

/** Prevents paying twice in two tabs. Returns false if one page was paid before it could be closed. */
async function closeAll(stripe: Stripe, pages: readonly { readonly id: string }[]): Promise<boolean> {
  let areUnpaid = true;
  for (const { id } of pages) areUnpaid = (await closePage(stripe, id)) && areUnpaid;
  return areUnpaid;
}

/** Returns false if it was already paid. */
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
    // Tax depends on the address: the page asks for it, and Stripe stores it with the customer.
    ...(automaticTax && { automatic_tax: { enabled: true }, customer_update: { address: "auto" } }),
  };
}
