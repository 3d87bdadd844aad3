"use client";

import { useSetAtom } from "jotai";
import { useState } from "react";

import { logInAtom, setNewPasswordAtom } from "../../platform/session/auth-atoms.ts";
import { HOME_PATH } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { NewPasswordForm as Fields } from "./account-forms.ts";
import { AccountPage } from "./account-page.tsx";
import { explainAuthFailure } from "./auth-faults.ts";
import { EntranceNotice } from "./entrance-notice.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
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
  return (
    <AccountPage heading={isChanged ? "Now log in" : "Choose a new password"}>
      {/* There before it says something, so that it is read out. */}
      <output className="block text-lead empty:absolute">{isChanged && "Your password is changed."}</output>
      {isChanged ? (
        <>
          <EntranceNotice entrance={entrance} onEnter={() => void enter()} />
          <SiteLink href="/log-in" className="action">
            Log in
          </SiteLink>
        </>
      ) : (
        <AccountForm
          {...formProps}
          action="Set password and log in"
          busyAction="Setting password …"
          isBusy={isBusy}
          fault={faultOf()}
        >
          <WhosePassword email={email} />
          <NewPasswordField label="New password" fault={faultOf("password")} />
        </AccountForm>
      )}
    </AccountPage>
  );
}

function WhosePassword({ email }: { email: string }) {
  return (
    <>
      {/* Tells a password manager too. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p className="text-soft">
        For <span className="font-semibold text-ink">{email}</span>
      </p>
    </>
  );
}
