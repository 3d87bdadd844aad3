import { answerJson, answerProblem, type Route } from "./answer.ts";
import { describeSubscription } from "./describe.ts";
import type { StripeBook, Subscription } from "./stripe-book.ts";
import { isLiving, type SubscriptionLife } from "./subscription-life.ts";

/**
 * Triggers what otherwise takes months, or a bank: `POST /_local/subscriptions/{id}/{what}`. For tests, and for trying
 * out failed payments.
 */
export function localRoutes(book: StripeBook, life: SubscriptionLife): Route[] {
  const steps: Readonly<Record<string, (subscription: Subscription) => Subscription>> = {
    renew: (subscription) => life.renew(subscription, true),
    "fail-payment": (subscription) => life.renew(subscription, false),
    recover: (subscription) => life.recover(subscription),
    "give-up": life.giveUp,
    refund: (subscription) => life.refund(subscription),
    "money-arrives": (subscription) => life.complete(subscription, true),
    "money-fails": (subscription) => life.complete(subscription, false),
  };
  return Object.entries(steps).map(([what, step]) => ({
    method: "POST",
    pattern: `/_local/subscriptions/:id/${what}`,
    answer: (_request, id) => {
      const subscription = book.subscriptions.get(id);
      if (!subscription || !isLiving(subscription)) {
        return answerProblem("No such subscription.", "resource_missing", "id");
      }
      return answerJson(describeSubscription(step(subscription)));
    },
  }));
}
