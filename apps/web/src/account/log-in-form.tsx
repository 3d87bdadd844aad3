"use client";

import type { CodeWanted } from "@farwork/data";
import type { Browser } from "@farwork/domain";
import { useSetAtom } from "jotai";

import { SiteLink } from "../ui/site-link.tsx";
import { LogInForm as Fields } from "./account-forms.ts";
import { logInAtom } from "./auth-atoms.ts";
import { EmailField } from "./email-field.tsx";
import { EntranceForm } from "./entrance-form.tsx";
import { explainLogInFailure } from "./explain-code-failure.ts";
import { PasswordField } from "./password-field.tsx";
import type { WayIn } from "./use-entrance.ts";

/** A log-in that waits for the code that was mailed to an address, as it was typed. */
export type CodeMailed = { readonly email: string; readonly wanted: CodeWanted };

/** Asks for e-mail and password; `onCodeMailed` hears where that takes a mailed code as well. `browser` is this one. */
export function LogInForm({
  browser,
  wayIn,
  onCodeMailed,
}: {
  browser: Browser | undefined;
  wayIn: WayIn;
  onCodeMailed: (mailed: CodeMailed) => void;
}) {
  const logIn = useSetAtom(logInAtom);
  return (
    <EntranceForm
      schema={Fields}
      authenticate={async (credentials) => {
        const outcome = await logIn({ ...credentials, ...(browser && { browser }) });
        if (!("confirm" in outcome)) return outcome;
        onCodeMailed({ email: credentials.email, wanted: outcome });
        return undefined;
      }}
      explain={explainLogInFailure}
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
  );
}
