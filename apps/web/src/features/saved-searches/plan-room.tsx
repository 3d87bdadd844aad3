"use client";

import { useAtomValue, useSetAtom } from "jotai";

import { SiteLink } from "../../ui/site-link.tsx";
import { billingAtom, tryBillingAgainAtom } from "../billing/plan-atoms.ts";

/** What the person's plan has room for; a line as high while that is not known, and another try where it can't be. */
export function PlanRoom() {
  const known = useAtomValue(billingAtom);
  const plan = known.status === "known" ? known.billing.plan : undefined;
  if (known.status === "failed") return <Unknown />;
  return (
    <p className="mt-4 min-h-11 text-soft">
      {plan === "free" && (
        <>
          Free: one search, with a mail a week.{" "}
          <SiteLink href="/plans" className="text-link inline-flex min-h-11 items-center text-ink">
            What Pro adds
          </SiteLink>
        </>
      )}
      {plan === "pro" && "Pro: as many searches as you like, with mails as often as you choose."}
    </p>
  );
}

function Unknown() {
  const tryAgain = useSetAtom(tryBillingAgainAtom);
  return (
    <div role="alert" className="mt-4 flex min-h-11 flex-wrap items-center gap-4 text-soft">
      <p>What plan you have can’t be read just now, so how often mail comes can’t be changed.</p>
      <button type="button" className="quiet-action" onClick={() => tryAgain()}>
        Try again
      </button>
    </div>
  );
}
