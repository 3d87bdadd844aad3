"use client";

import { useAtomValue, useSetAtom } from "jotai";

import { browserDataAtom } from "../data/browser-data.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { LogInForm as Fields } from "./account-forms.ts";
import { logInAtom } from "./auth-atoms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { EntranceNotice, WithProfileNotice } from "./entrance-notice.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useOpenEntrance } from "./use-entrance.ts";

/** Logs in and leads on to `next`, a path of this site. */
export function LogInForm({ next }: { next: string }) {
  const { load } = useAtomValue(browserDataAtom);
  const logIn = useSetAtom(logInAtom);
  const { entrance, enter } = useOpenEntrance(next);
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async (credentials) => {
    const outcome = await logIn(credentials);
    if (!outcome.success) return explainAuthFailure(outcome);
    return outcome.profileError === undefined && (await enter()) ? "leaving" : undefined;
  });
  return (
    <WithProfileNotice onEnter={() => void enter()}>
      {!isBusy && <EntranceNotice entrance={entrance} onEnter={() => void enter()} />}
      <AccountForm
        {...formProps}
        // Firebase is on its way by the time the fields are filled in.
        onFocus={() => void load().catch(() => {})}
        action="Log in"
        busyAction="Logging in …"
        isBusy={isBusy}
        fault={faultOf()}
      >
        <AccountField
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          required
          fault={faultOf("email")}
        />
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
      </AccountForm>
    </WithProfileNotice>
  );
}
