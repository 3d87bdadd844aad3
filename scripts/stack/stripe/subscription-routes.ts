import {
  answerJson,
  answerList,
  answerPage,
  answerProblem,
  answerRedirect,
  type Route,
  type StripeAnswer,
} from "./answer.ts";
import { describePortal, describeSubscription } from "./describe.ts";
import { changeInPortal, renderPortal } from "./portal-page.ts";
import { findInterval } from "./prices.ts";
import { inventId, type PortalSession, type StripeBook, type Subscription } from "./stripe-book.ts";
import { isLiving, type SubscriptionLife } from "./subscription-life.ts";

/** Subscriptions, and the portal with its page. */
export function subscriptionRoutes(book: StripeBook, life: SubscriptionLife, base: string): Route[] {
  /** Applies `change` to an active subscription. */
  const changeLiving = (id: string, change: (subscription: Subscription) => Subscription): StripeAnswer => {
    const subscription = book.subscriptions.get(id);
    if (!subscription || !isLiving(subscription)) return noSuchSubscription();
    return answerJson(describeSubscription(change(subscription)));
  };
  const ofCustomer = (customer: string | null) =>
    [...book.subscriptions.values()].filter((one) => customer === null || one.customer === customer);
  const shownIn = (portal: PortalSession) =>
    ofCustomer(portal.customer).find(isLiving) ?? ofCustomer(portal.customer).at(-1);

  return [
    {
      method: "GET",
      pattern: "/v1/subscriptions",
      answer: ({ path, query }) => {
        const status = query.get("status");
        const listed = ofCustomer(query.get("customer")).filter((one) => matchesStatus(one, status));
        return answerList(path, listed.map(describeSubscription));
      },
    },
    {
      method: "GET",
      pattern: "/v1/subscriptions/:id",
      answer: (_request, id) => {
        const subscription = book.subscriptions.get(id);
        return subscription ? answerJson(describeSubscription(subscription)) : noSuchSubscription();
      },
    },
    {
      method: "POST",
      pattern: "/v1/subscriptions/:id",
      answer: ({ form }, id) =>
        changeLiving(id, (subscription) => {
          const ends = form.get("cancel_at_period_end");
          const interval = findInterval(form.get("items[0][price]"));
          const switched = interval ? life.switchTo(subscription, interval) : subscription;
          return ends === null ? switched : life.cancelAtPeriodEnd(switched, ends === "true");
        }),
    },
    {
      method: "DELETE",
      pattern: "/v1/subscriptions/:id",
      answer: (_request, id) => changeLiving(id, life.cancelNow),
    },
    {
      method: "POST",
      pattern: "/v1/billing_portal/sessions",
      answer: ({ form }) => {
        const [customer, returnUrl] = [form.get("customer"), form.get("return_url") ?? ""];
        if (customer === null) return answerProblem("Whose?", "parameter_missing", "customer");
        const portal = { id: inventId("bps"), customer, returnUrl };
        book.portals.set(portal.id, portal);
        book.keep();
        return answerJson(describePortal(portal, base));
      },
    },
    {
      method: "GET",
      pattern: "/portal/:id",
      answer: (_request, id) => {
        const portal = book.portals.get(id);
        return portal && answerPage(renderPortal(portal, shownIn(portal)));
      },
    },
    {
      method: "POST",
      pattern: "/portal/:id",
      answer: ({ form, path }, id) => {
        const portal = book.portals.get(id);
        if (!portal) return undefined;
        const subscription = shownIn(portal);
        if (subscription && isLiving(subscription)) changeInPortal(life, subscription, form.get("action"));
        return answerRedirect(`${base}${path}`);
      },
    },
  ];
}

/** Stripe only lists cancelled ones on request. */
function matchesStatus({ status }: Subscription, asked: string | null): boolean {
  return asked === "all" || (asked === null ? status !== "canceled" : status === asked);
}

const noSuchSubscription = () => answerProblem("No such subscription.", "resource_missing", "id");
