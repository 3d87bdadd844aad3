"use client";

import { useSetAtom } from "jotai";

import { SiteLink } from "../ui/site-link.tsx";
import { LogInForm as Fields } from "./account-forms.ts";
import { logInAtom } from "./auth-atoms.ts";
import { EmailField } from "./email-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { PasswordField } from "./password-field.tsx";

/** Logs in and leads on to `next`, a path of this site. */
export function LogInForm({ next }: { next: string }) {
  const logIn = useSetAtom(logInAtom);
  return (
    <EntranceForm
      schema={Fields}
      authenticate={logIn}
      next={next}
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
  );
}
