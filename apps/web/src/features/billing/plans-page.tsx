import type { Plan, PlanPrice } from "@farwork/domain";
import { PLANS } from "@farwork/domain/billing";
import type { ReactNode } from "react";

import { useFormats } from "#formats";

import { formatPrice } from "./format-price.ts";
import { FreeAction, ProAction } from "./plan-actions.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { PLANS_PATH } from "./plans-path.ts";

/** The plans side by side. */
export function PlansPage({
  prices,
  params,
  hasCookie,
}: {
  /** Undefined when Stripe does not answer. */
  prices: readonly PlanPrice[] | undefined;
  params: URLSearchParams;
  hasCookie: boolean;
}) {
  const retry = (
    <a
      href={params.size === 0 ? PLANS_PATH : `${PLANS_PATH}?${params}`}
      className="text-link inline-flex min-h-11 items-center"
    >
      Try again
    </a>
  );
  return (
    <div className="mx-auto w-full max-w-5xl py-10 desk:py-14">
      <h1 className="set-narrow text-banner">Plans</h1>
      <p className="mt-5 max-w-measure text-lead text-pretty text-soft">
        Finding and saving jobs is free. Pro tells you about new ones first.
      </p>
      <PlanNotice />
      <div className="plan-columns">
        <PlanCard
          plan={PLANS.free}
          price={<p className="plan-price border-t">Free, for as long as you like</p>}
          action={<FreeAction hasCookie={hasCookie} />}
        />
        <PlanCard
          plan={PLANS.pro}
          price={<PlanPrices prices={prices} retry={retry} />}
          action={<ProAction hasCookie={hasCookie} prices={prices ?? []} />}
        />
      </div>
      <SmallPrint />
    </div>
  );
}

function SmallPrint() {
  return (
    <ul className="plan-features mt-12 max-w-measure border-t border-ink pt-5 text-small text-soft">
      <li>You pay on Stripe, our payment provider. We never see your card number.</li>
      <li>Any taxes are shown before you pay.</li>
      <li>Cancel any time under “Manage” on this page. Pro stays until the end of the paid period.</li>
      <li>
        Back on Free, nothing is deleted: your oldest saved search keeps its weekly email; the others are
        paused.
      </li>
      <li className="without-script">Choosing a plan needs JavaScript; everything else here does not.</li>
    </ul>
  );
}

/** One plan: purpose, price, features and action. */
function PlanCard({ plan, price, action }: { plan: Plan; price: ReactNode; action: ReactNode }) {
  const heading = `plan-${plan.id}`;
  return (
    <section aria-labelledby={heading} className="plan-card">
      <h2 id={heading} className="set-narrow text-title">
        {plan.name}
      </h2>
      <p className="text-lead text-soft">{plan.summary}</p>
      {price}
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="plan-action">{action}</div>
    </section>
  );
}

/** The prices of Pro, one per line; undefined when Stripe does not answer. */
function PlanPrices({ prices, retry }: { prices: readonly PlanPrice[] | undefined; retry: ReactNode }) {
  const formats = useFormats();
  if (prices === undefined || prices.length === 0) {
    return (
      <div className="flex flex-col items-start gap-2 border-y border-rule py-3 text-small">
        <p>We can’t load the price from Stripe right now. Free works as usual.</p>
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
            <b className="text-lead">{formatPrice(amount, currency, formats.locale)}</b> a {interval}
          </span>
        </li>
      ))}
    </ul>
  );
}
