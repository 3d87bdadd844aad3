import type { PlanPrice } from "@farwork/domain";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

/** What Pro costs, as lines of an index; `prices` are those Stripe has, undefined where it does not answer. */
export function PlanPrices({
  prices,
  retry,
}: {
  prices: readonly PlanPrice[] | undefined;
  retry: ReactNode;
}) {
  const formats = useFormats();
  if (prices === undefined || prices.length === 0) {
    return (
      <div className="flex flex-col items-start gap-2 border-y border-rule py-3 text-small">
        <p>Stripe, which takes the payments, can’t be asked for the price just now. Free works as ever.</p>
        {retry}
      </div>
    );
  }
  return (
    <ul className="border-t border-rule">
      {prices.map(({ interval, amount, currency }) => (
        <li key={interval} className="plan-price">
          <span>{interval === "month" ? "Monthly" : "Yearly"}</span>
          <span className="leader" aria-hidden="true" />
          <span className="text-right tabular-nums">
            <b className="text-lead">{formats.price(amount, currency)}</b> a {interval}
          </span>
        </li>
      ))}
    </ul>
  );
}
