"use client";

import type { CodeWanted } from "@farwork/data";
import type { Browser } from "@farwork/domain";
import { useSetAtom } from "jotai";
import { useState } from "react";

import { AccountForm } from "./account-form.tsx";
import { NewPasswordForm as Fields } from "./account-forms.ts";
import { AccountPage } from "./account-page.tsx";
import { logInAtom, setNewPasswordAtom } from "./auth-atoms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { CodeMailedNote } from "./code-mailed-note.tsx";
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
  return (
    <AccountPage heading={tellStep(isChanged, wanted)}>
      {/* As the note below, there before it says something, so that it is read out. */}
      <output className="block text-lead empty:absolute">{isChanged && "Your password is changed."}</output>
      <CodeMailedNote email={wanted && email} />
      {isChanged ? (
        <PasswordChanged wanted={wanted} wayIn={wayIn} />
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

function tellStep(isChanged: boolean, wanted: CodeWanted | undefined): string {
  if (!isChanged) return "Choose a new password";
  return wanted === undefined ? "Now log in" : "Check your mail";
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
