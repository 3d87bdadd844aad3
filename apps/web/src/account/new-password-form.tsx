"use client";

import type { CodeWanted } from "@farwork/data";
import type { Browser } from "@farwork/domain";
import { useSetAtom } from "jotai";
import { useState } from "react";

import { AccountForm } from "./account-form.tsx";
import { NewPasswordForm as Fields } from "./account-forms.ts";
import { logInAtom, setNewPasswordAtom } from "./auth-atoms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { HOME_PATH } from "./next-path.ts";
import { PasswordChanged } from "./password-changed.tsx";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useEntrance } from "./use-entrance.ts";

/** Sets the password of `email` with a mailed code, then logs in with it, in `browser`. */
export function NewPasswordForm({
  code,
  email,
  browser,
}: {
  code: string;
  email: string;
  browser: Browser | undefined;
}) {
  const setNewPassword = useSetAtom(setNewPasswordAtom);
  const logIn = useSetAtom(logInAtom);
  const wayIn = useEntrance(HOME_PATH);
  const [isChanged, setChanged] = useState(false);
  const [wanted, setWanted] = useState<CodeWanted>();
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async ({ password }) => {
    const outcome = (await refuseCommonPassword(password)) ?? (await setNewPassword({ code, password }));
    if (!outcome.success) return explainAuthFailure(outcome);
    const loggedIn = await logIn({ email, password, ...(browser && { browser }) });
    if (loggedIn.success && (await wayIn.enter())) return "leaving";
    if ("confirm" in loggedIn) setWanted(loggedIn);
    setChanged(true);
    return undefined;
  });
  if (isChanged) return <PasswordChanged email={email} wanted={wanted} wayIn={wayIn} />;
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
