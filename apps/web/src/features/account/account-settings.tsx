import { IDLE_SIGN_IN_DAYS, type SignIn } from "@farwork/domain/contract";
import type { ReactNode } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { AccountPlan } from "../billing/account-plan.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";

/** The account page: plan, password, sessions, data downloads and deletion. */
export function AccountSettings({ email, signIns }: { email: string; signIns: readonly SignIn[] }) {
  return (
    <div className="mx-auto w-full max-w-192 py-10 desk:py-14">
      <h1 className="set-narrow text-title">Account</h1>
      <p className="mt-3 text-lead wrap-anywhere text-soft">Logged in as {email}</p>
      <Part heading="Plan">
        <AccountPlan />
      </Part>
      <Part heading="Password">
        <p className="max-w-measure text-pretty text-soft">
          A new password logs you out everywhere else. Forgot yours, or never chose one?{" "}
          <SiteLink href="/reset-password" className="text-link text-ink">
            Set it by email
          </SiteLink>
          .
        </p>
        <div className="max-w-112">
          <ChangePasswordForm email={email} />
        </div>
      </Part>
      <Part id="sessions" heading="Where you’re logged in">
        <p className="max-w-measure text-pretty text-soft">
          Any browser you don’t use for about {IDLE_SIGN_IN_DAYS} days is logged out automatically.
        </p>
        <SignInsSection email={email} signIns={signIns} />
      </Part>
      <Part heading="Download your data">
        <p className="max-w-measure text-pretty text-soft">
          Everything we store about you: one complete JSON file, or CSV files for spreadsheets. See{" "}
          <SiteLink href="/privacy" className="text-link text-ink">
            Privacy
          </SiteLink>{" "}
          for what we store and why.
        </p>
        <ExportSection />
      </Part>
      <Part heading="Delete your account">
        <p className="max-w-measure text-pretty text-soft">
          This deletes your profile, saved and applied jobs, saved searches, plan, payment record and password
          at once, in every browser. Applications you sent to employers stay with them.
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
