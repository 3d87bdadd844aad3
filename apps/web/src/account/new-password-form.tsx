"use client";

import { useSetAtom } from "jotai";
import { useState } from "react";

import { SiteLink } from "../ui/site-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { NewPasswordForm as Fields } from "./account-forms.ts";
import { logInAtom, setNewPasswordAtom } from "./auth-atoms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { EntranceNotice } from "./entrance-notice.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { HOME_PATH } from "./next-path.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useEntrance } from "./use-entrance.ts";

/** Sets the password of `email` with a mailed code, then logs in with it. */
export function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const setNewPassword = useSetAtom(setNewPasswordAtom);
  const logIn = useSetAtom(logInAtom);
  const { entrance, enter } = useEntrance(HOME_PATH);
  const [isChanged, setChanged] = useState(false);
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async ({ password }) => {
    const outcome = (await refuseCommonPassword(password)) ?? (await setNewPassword({ code, password }));
    if (!outcome.success) return explainAuthFailure(outcome);
    const isLoggedIn = (await logIn({ email, password })).success;
    if (isLoggedIn && (await enter())) return "leaving";
    setChanged(true);
    return undefined;
  });
  if (isChanged) {
    return (
      <>
        <output className="block text-lead">Your password is changed.</output>
        <EntranceNotice entrance={entrance} onEnter={() => void enter()} />
        <SiteLink href="/log-in" className="action">
          Log in
        </SiteLink>
      </>
    );
  }
  return (
    <AccountForm
      {...formProps}
      action="Set password and log in"
      busyAction="Setting password …"
      isBusy={isBusy}
      fault={faultOf()}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p className="text-soft">
        For <span className="font-semibold text-ink">{email}</span>
      </p>
      <NewPasswordField label="New password" fault={faultOf("password")} />
    </AccountForm>
  );
}
