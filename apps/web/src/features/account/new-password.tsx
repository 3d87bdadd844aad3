"use client";

import { useStore } from "jotai";
import { useEffect, useState } from "react";

import { checkPasswordResetCode, logIn, setNewPassword } from "../../platform/session/auth-atoms.ts";
import { HOME_PATH } from "../../platform/session/next-path.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { messageForAuthError } from "./account-error-message.ts";
import { NewPasswordField } from "./account-fields.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { NewPasswordForm as Fields } from "./form-schemas.ts";
import { LinkRefused } from "./link-refused.tsx";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { SignInNotice, useSignInFlow } from "./sign-in-form.tsx";

type Check =
  | { status: "checking" }
  | { status: "good"; email: string }
  | { status: "bad"; text: string; isUnreachable: boolean };

/** The target of a password-reset link: a form for the new password, or why the link does not work. */
export function NewPassword({ code }: { code: string }) {
  const store = useStore();
  const [check, setCheck] = useState<Check>({ status: "checking" });
  const isChecking = check.status === "checking";

  useEffect(() => {
    if (!isChecking) return undefined;
    let left = false;
    const begin = async () => {
      const outcome = await checkPasswordResetCode(store, code);
      if (left) return;
      setCheck(
        outcome.success
          ? { status: "good", email: outcome.email }
          : {
              status: "bad",
              text: messageForAuthError(outcome).text,
              isUnreachable: outcome.code === "auth/network-request-failed",
            },
      );
    };
    void begin();
    return () => {
      left = true;
    };
  }, [isChecking, store, code]);

  if (check.status === "good") return <NewPasswordForm code={code} email={check.email} />;
  return (
    <AccountPage heading="Choose a new password">
      {isChecking ? (
        <Checking />
      ) : (
        <LinkRefused
          text={check.text}
          isUnreachable={check.isUnreachable}
          onTryAgain={() => setCheck({ status: "checking" })}
          newLink="/reset-password"
        />
      )}
    </AccountPage>
  );
}

function Checking() {
  return (
    <>
      <output className="block needs-script text-soft">Checking your link …</output>
      <p className="without-script text-soft">Choosing a new password needs JavaScript.</p>
    </>
  );
}

/** Sets the password of `email` with a mailed code, then logs in. */
function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const store = useStore();
  const { state, enter } = useSignInFlow(HOME_PATH);
  const [isChanged, setChanged] = useState(false);
  const { formProps, faultOf } = useAccountForm(Fields, async ({ password }) => {
    const outcome =
      (await refuseCommonPassword(password)) ?? (await setNewPassword(store, { code, password }));
    if (!outcome.success) return messageForAuthError(outcome);
    const isLoggedIn = (await logIn(store, { email, password })).success;
    if (isLoggedIn && (await enter())) return "leaving";
    setChanged(true);
    return undefined;
  });
  return (
    <AccountPage heading={isChanged ? "Log in with your new password" : "Choose a new password"}>
      {/* Always in the DOM, so that screen readers announce its text. */}
      <output className="block text-lead empty:absolute">{isChanged && "Your password is changed."}</output>
      {isChanged ? (
        <>
          <SignInNotice state={state} onEnter={() => void enter()} />
          <SiteLink href="/log-in" className="action">
            Log in
          </SiteLink>
        </>
      ) : (
        <AccountForm {...formProps} action="Set password and log in" busyAction="Setting password …">
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
      {/* Also tells password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p className="text-soft">
        For <span className="font-semibold text-ink">{email}</span>
      </p>
    </>
  );
}
