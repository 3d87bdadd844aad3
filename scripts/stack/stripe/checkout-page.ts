import { renderLink, renderPage } from "./page.ts";
import { wordPrice } from "./prices.ts";
import type { CheckoutSession } from "./stripe-book.ts";

/** The payment options of the page, and their outcomes. */
const WAYS = {
  card: "Card",
  declined: "Card that is declined",
  transfer: "Bank transfer that arrives later",
};
export type WayToPay = keyof typeof WAYS;

export function parseWay(text: string | null): WayToPay | undefined {
  return text === "card" || text === "declined" || text === "transfer" ? text : undefined;
}

/** The checkout page of a subscription. */
export function renderCheckout(session: CheckoutSession, problem?: string): string {
  if (session.status !== "open") {
    const left = renderLink(session.cancelUrl, "Back to Farwork");
    return renderPage("This checkout is over", `<p>It is ${session.status}.</p>${left}`);
  }
  const ways = Object.entries(WAYS).map(([way, label], at) => {
    const checked = at === 0 ? " checked" : "";
    return `<label><input type="radio" name="way" value="${way}"${checked}> ${label}</label>`;
  });
  const offers = [
    session.takesPromotionCodes ? "Promotion codes are taken." : "",
    session.reckonsTax ? "Tax is added by address." : "",
  ].filter(Boolean);
  return renderPage(
    "Subscribe to Farwork Pro",
    `${problem === undefined ? "" : `<p class="note" role="alert">${problem}</p>`}
<p><strong>${wordPrice(session.interval)}</strong></p>
${offers.length > 0 ? `<p>${offers.join(" ")}</p>` : ""}
<form method="post">
<fieldset><legend>Pay by</legend>${ways.join("")}</fieldset>
<button>Pay and subscribe</button>
</form>
${renderLink(session.cancelUrl, "Back to Farwork without paying")}`,
  );
}
