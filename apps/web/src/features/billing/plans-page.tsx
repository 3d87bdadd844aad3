import type { PlanPrice } from "@farwork/domain";
import { PLANS } from "@farwork/domain/billing";

import { FreeAction } from "./free-action.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanNews } from "./plan-news.tsx";
import { PlanPrices } from "./plan-prices.tsx";
import { PLANS_PATH } from "./plans-path.ts";
import { ProAction } from "./pro-action.tsx";

/** The plans side by side. */
export function PlansPage({
  prices,
  params,
  hasCookie,
}: {
  /** Undefined where Stripe does not answer. */
  prices: readonly PlanPrice[] | undefined;
  params: URLSearchParams;
  hasCookie: boolean;
}) {
  const retry = (
    <a
      href={params.size === 0 ? PLANS_PATH : `${PLANS_PATH}?${params}`}
      className="text-link inline-flex min-h-11 items-center"
    >
      Ask again
    </a>
  );
  return (
    <div className="mx-auto w-full max-w-5xl py-10 desk:py-14">
      <h1 className="set-narrow text-banner">Plans</h1>
      <p className="mt-5 max-w-measure text-lead text-pretty text-soft">
        Finding and keeping jobs is free and stays so. Pro is for hearing of new ones first.
      </p>
      <PlanNews />
      <div className="plan-columns">
        <PlanCard
          plan={PLANS.free}
          price={<p className="plan-price border-t">Costs nothing, for as long as you like</p>}
          action={<FreeAction hasCookie={hasCookie} />}
        />
        <PlanCard
          plan={PLANS.pro}
          price={<PlanPrices prices={prices} retry={retry} />}
          action={
            <ProAction hasCookie={hasCookie} intervals={(prices ?? []).map(({ interval }) => interval)} />
          }
        />
      </div>
      <SmallPrint />
    </div>
  );
}

function SmallPrint() {
  return (
    <ul className="plan-features mt-12 max-w-measure border-t border-ink pt-5 text-small text-soft">
      <li>You pay on the page of Stripe, our payment service. No card number ever reaches us.</li>
      <li>Taxes, where there are any, are shown there before you pay.</li>
      <li>
        Cancel whenever you like, under “Manage” on this page: Pro stays until the end of what is paid, and is
        not renewed.
      </li>
      <li>
        Back on Free, nothing is deleted: your oldest saved search keeps its weekly mail, the others are on
        hold.
      </li>
      <li className="without-script">Choosing a plan needs JavaScript; everything else here does not.</li>
    </ul>
  );
}
