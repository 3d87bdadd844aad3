import { escapeHtml, renderAction, renderLink, renderPage } from "./page.ts";
import { wordPrice } from "./prices.ts";
import type { PortalSession, Subscription } from "./stripe-book.ts";
import { isLiving, type SubscriptionLife } from "./subscription-life.ts";

/** The portal page to change or cancel a customer's subscription. */
export function renderPortal({ returnUrl }: PortalSession, subscription: Subscription | undefined): string {
  const back = renderLink(returnUrl, "Back to Farwork");
  if (!subscription || !isLiving(subscription)) {
    return renderPage("Your subscription", `<p role="status">There is no subscription.</p>${back}`);
  }
  const until = new Date(subscription.periodEnd * 1000).toLocaleDateString("en-GB", { dateStyle: "long" });
  const standing = subscription.cancelsAtPeriodEnd
    ? `It ends on ${until}.`
    : `It is ${subscription.status.replace("_", " ")}, and renews on ${until}.`;
  const other = subscription.interval === "month" ? "year" : "month";
  return renderPage(
    "Your subscription",
    `<p>Farwork Pro, ${wordPrice(subscription.interval)}.</p>
<p class="note" role="status">${escapeHtml(standing)}</p>
${
  subscription.cancelsAtPeriodEnd
    ? renderAction("resume", "Keep the subscription")
    : renderAction("cancel", "Cancel at the end of the period")
}
${renderAction("cancel-now", "Cancel now")}
${renderAction(other, `Switch to ${wordPrice(other)}`)}
${back}`,
  );
}

/** Handles a button of the page. */
export function changeInPortal(
  life: SubscriptionLife,
  subscription: Subscription,
  action: string | null,
): void {
  if (action === "cancel" || action === "resume") life.cancelAtPeriodEnd(subscription, action === "cancel");
  if (action === "cancel-now") life.cancelNow(subscription);
  if (action === "month" || action === "year") life.switchTo(subscription, action);
}
