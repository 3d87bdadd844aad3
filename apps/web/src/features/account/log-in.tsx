"use client";

import { useStore } from "jotai";

import { logIn } from "../../platform/session/auth-atoms.ts";
import { entrancePath, SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { RememberedNote } from "../saved-jobs/remembered-note.tsx";
import { RememberedSearchNote } from "../saved-searches/remembered-search-note.tsx";
import { LogInForm as Fields } from "./account-forms.ts";
import { AccountPage } from "./account-page.tsx";
import { EntranceForm, useOpenEntrance } from "./entrance-form.tsx";
import { EmailField, PasswordField } from "./password-field.tsx";

/** Logs in and leads on to `next`, a path of this site. */
export function LogIn({ next }: { next: string }) {
  const store = useStore();
  const wayIn = useOpenEntrance(next);
  return (
    <AccountPage heading="Log in">
      <RememberedNote entrance="Log in" />
      <RememberedSearchNote entrance="Log in" />
      <EntranceForm
        schema={Fields}
        authenticate={(credentials) => logIn(store, credentials)}
        wayIn={wayIn}
        action="Log in"
        busyAction="Logging in …"
        renderFields={(faultOf) => (
          <>
            <EmailField fault={faultOf("email")} />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="current-password"
              required
              fault={faultOf("password")}
            />
            <SiteLink
              href="/reset-password"
              className="text-link relative self-start text-small after:absolute after:-inset-y-3 after:inset-x-0"
            >
              Forgot your password?
            </SiteLink>
          </>
        )}
      />
      <SiteLink href={entrancePath(SIGN_IN_LINK_PATH, next)} className="quiet-action justify-center">
        Email me a sign-in link
      </SiteLink>
      <p className="border-t border-rule pt-5 text-soft">
        New here?{" "}
        <SiteLink href={entrancePath("/sign-up", next)} className="text-link text-ink">
          Sign up
        </SiteLink>
      </p>
    </AccountPage>
  );
}
