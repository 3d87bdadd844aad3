import { IDLE_SIGN_IN_DAYS, type SignIn } from "@farwork/domain/contract";
import type { ReactNode } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { AccountPlan } from "../billing/account-plan.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";

/** A person's account as their own: what is kept, all of it to take along, and the way to have it deleted. */
export function OwnData({ email, signIns }: { email: string; signIns: readonly SignIn[] }) {
  return (
    <div className="mx-auto w-full max-w-192 py-10 desk:py-14">
      <h1 className="set-narrow text-title">Account</h1>
      <p className="mt-3 text-lead wrap-anywhere text-soft">Signed in as {email}</p>
      <Part heading="Plan">
        <AccountPlan />
      </Part>
      <Part heading="Password">
        <p className="max-w-measure text-pretty text-soft">
          A new password logs you out everywhere else. Forgot yours, or never chose one?{" "}
          <SiteLink href="/reset-password" className="text-link text-ink">
            Set it by mail
          </SiteLink>
          .
        </p>
        <div className="max-w-112">
          <ChangePasswordForm email={email} />
        </div>
      </Part>
      <Part id="log-ins" heading="Where you are logged in">
        <p className="max-w-measure text-pretty text-soft">
          Every browser with a log-in of yours. One that is not used for about {IDLE_SIGN_IN_DAYS} days is
          logged out by itself.
        </p>
        <SignInsSection email={email} signIns={signIns} />
      </Part>
      <Part heading="Take your data with you">
        <p className="max-w-measure text-pretty text-soft">
          All that we hold of you. The JSON file is complete and fit for programs; the CSV files are for
          spreadsheets. What we keep and why is told in{" "}
          <SiteLink href="/privacy" className="text-link text-ink">
            plain words
          </SiteLink>
          .
        </p>
        <ExportSection />
      </Part>
      <Part heading="Delete your account">
        <p className="max-w-measure text-pretty text-soft">
          Your profile, the jobs you saved and applied to, your saved searches, your plan with your record at
          our payment service and your sign-in are deleted at once, here and in every browser. Applications
          you sent to employers are theirs, and stay with them.
        </p>
        <div className="max-w-112">
          <DeleteSection email={email} />
        </div>
      </Part>
    </div>
  );
}

function Part({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-10 flex flex-col gap-5 border-t-2 border-ink pt-6">
      <h2 className="set-narrow text-head">{heading}</h2>
      {children}
    </section>
  );
}
