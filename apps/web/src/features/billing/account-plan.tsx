"use client";

import { PLANS } from "@farwork/domain/billing";
import { useAtomValue } from "jotai";

import { useFormats } from "#formats";

import { SiteLink } from "../../ui/site-link.tsx";
import { describeBilling } from "./describe-billing.ts";
import { billingAtom } from "./plan-atoms.ts";
import { PLANS_PATH } from "./plans-path.ts";
import { useBillingFollowed } from "./use-plan.ts";

/** The user's plan in one line, with a link to change it. */
export function AccountPlan() {
  useBillingFollowed();
  const known = useAtomValue(billingAtom);
  const formats = useFormats();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-80 text-pretty text-soft">
        {known.status === "loading" && "Looking up your plan …"}
        {known.status === "failed" && "Your plan can’t be loaded right now."}
        {known.status === "known" &&
          (describeBilling(known.billing, formats)?.text ??
            `You are on ${PLANS[known.billing.plan].name}. ${PLANS[known.billing.plan].summary}`)}
      </p>
      <SiteLink href={PLANS_PATH} className="quiet-action">
        {known.status === "known" && known.billing.subscription ? "Change plan" : "See the plans"}
      </SiteLink>
    </div>
  );
}
