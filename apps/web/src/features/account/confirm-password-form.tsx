"use client";

import { useEffect } from "react";

import { AccountForm } from "./account-form.tsx";
import { ConfirmPasswordForm as Fields } from "./account-forms.ts";
import type { Fault } from "./auth-faults.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

/**
 * Asks the person of `email` for their password, having come to what takes it; `onConfirm` gives what stood in the way.
 */
export function ConfirmPasswordForm({
  email,
  onConfirm,
}: {
  email: string;
  onConfirm: (password: string) => Promise<Fault<string> | undefined>;
}) {
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, ({ confirmedPassword }) =>
    onConfirm(confirmedPassword),
  );
  const { ref } = formProps;
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>("input[type=password]")?.focus();
  }, [ref]);
  return (
    <div className="max-w-112">
      <AccountForm
        {...formProps}
        action="Confirm"
        busyAction="Logging out …"
        isBusy={isBusy}
        fault={faultOf()}
      >
        <CurrentPasswordField
          email={email}
          name="confirmedPassword"
          label="Your password, once more"
          hint="To be safe, for you logged in a while ago."
          fault={faultOf("confirmedPassword")}
        />
      </AccountForm>
    </div>
  );
}
