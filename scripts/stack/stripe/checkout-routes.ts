import {
  answerJson,
  answerList,
  answerPage,
  answerProblem,
  answerRedirect,
  readList,
  readMap,
  type Route,
  type StripeRequest,
} from "./answer.ts";
import { parseWay, renderCheckout } from "./checkout-page.ts";
import { describeSession } from "./describe.ts";
import { findInterval, listPrices } from "./prices.ts";
import { type CheckoutSession, inventId, nowInSeconds, type StripeBook } from "./stripe-book.ts";
import type { SubscriptionLife } from "./subscription-life.ts";

/** Prices by lookup key, and checkouts of subscriptions with their page. */
export function checkoutRoutes(book: StripeBook, life: SubscriptionLife, base: string): Route[] {
  const { sessions } = book;
  return [
    {
      method: "GET",
      pattern: "/v1/prices",
      answer: ({ path, query }) => {
        const lookupKeys = readList(query, "lookup_keys");
        return lookupKeys.length > 0 ? answerList(path, listPrices(lookupKeys)) : undefined;
      },
    },
    {
      method: "POST",
      pattern: "/v1/checkout/sessions",
      answer: (request) => {
        if (request.form.get("mode") !== "subscription") return undefined;
        const session = readSession(request);
        if (!session) return answerProblem("No such price.", "resource_missing", "line_items[0][price]");
        sessions.set(session.id, session);
        book.keep();
        return answerJson(describeSession(session, base));
      },
    },
    {
      method: "GET",
      pattern: "/v1/checkout/sessions",
      answer: ({ path, query }) => {
        const [customer, status] = [query.get("customer"), query.get("status")];
        const listed = [...sessions.values()].filter(
          (session) =>
            (customer === null || session.customer === customer) &&
            (status === null || session.status === status),
        );
        return answerList(
          path,
          listed.map((session) => describeSession(session, base)),
        );
      },
    },
    {
      method: "GET",
      pattern: "/v1/checkout/sessions/:id",
      answer: (_request, id) => {
        const session = sessions.get(id);
        return session && answerJson(describeSession(session, base));
      },
    },
    {
      method: "POST",
      pattern: "/v1/checkout/sessions/:id/expire",
      answer: (_request, id) => {
        const session = sessions.get(id);
        if (!session) return undefined;
        if (session.status !== "open") return answerProblem("It is not open.", "resource_invalid", "session");
        const expired: CheckoutSession = { ...session, status: "expired" };
        sessions.set(id, expired);
        book.keep();
        return answerJson(describeSession(expired, base));
      },
    },
    {
      method: "GET",
      pattern: "/checkout/:id",
      answer: (_request, id) => {
        const session = sessions.get(id);
        return session && answerPage(renderCheckout(session));
      },
    },
    {
      method: "POST",
      pattern: "/checkout/:id",
      answer: ({ form }, id) => {
        const session = sessions.get(id);
        const way = parseWay(form.get("way"));
        if (!session) return undefined;
        if (session.status !== "open" || !way) return answerPage(renderCheckout(session), 400);
        if (way === "declined") return answerPage(renderCheckout(session, "The card was declined."));
        life.begin(session, way === "card");
        return answerRedirect(session.successUrl.replace("{CHECKOUT_SESSION_ID}", id));
      },
    },
  ];
}

/** Undefined if there is no such price. */
function readSession({ form }: StripeRequest): CheckoutSession | undefined {
  const interval = findInterval(form.get("line_items[0][price]"));
  if (!interval) return undefined;
  return {
    id: inventId("cs_test"),
    customer: form.get("customer") ?? "",
    clientReferenceId: form.get("client_reference_id"),
    metadata: readMap(form, "metadata"),
    subscriptionMetadata: readMap(form, "subscription_data[metadata]"),
    interval,
    takesPromotionCodes: form.get("allow_promotion_codes") === "true",
    reckonsTax: form.get("automatic_tax[enabled]") === "true",
    status: "open",
    isPaid: false,
    successUrl: form.get("success_url") ?? "",
    cancelUrl: form.get("cancel_url") ?? "",
    subscription: null,
    created: nowInSeconds(),
  };
}
