"use client";

import { useStore } from "jotai";

import { logIn } from "../../platform/session/auth-atoms.ts";
import { signInPath, SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { AccountPage } from "./account-page.tsx";
import { LogInForm as Fields } from "./form-schemas.ts";
import { IntentsNote } from "./intents-note.tsx";
import { SignInForm, useAutomaticSignIn } from "./sign-in-form.tsx";

/** Logs in and redirects to `next`, a path of this site. */
export function LogIn({ next }: { next: string }) {
  const store = useStore();
  const signInFlow = useAutomaticSignIn(next);
  return (
    <AccountPage heading="Log in">
      <IntentsNote action="Log in" />
      <SignInForm
        schema={Fields}
        authenticate={(credentials) => logIn(store, credentials)}
        signInFlow={signInFlow}
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
      <SiteLink href={signInPath(SIGN_IN_LINK_PATH, next)} className="quiet-action justify-center">
        Email me a login link
      </SiteLink>
      <p className="border-t border-rule pt-5 text-soft">
        New here?{" "}
        <SiteLink href={signInPath("/sign-up", next)} className="text-link text-ink">
          Sign up
        </SiteLink>
      </p>
    </AccountPage>
  );
}
