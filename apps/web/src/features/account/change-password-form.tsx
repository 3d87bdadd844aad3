"use client";

import { useStore } from "jotai";
import { useState } from "react";

import { changePassword } from "../../platform/session/auth-atoms.ts";
import type { SiteSession } from "../../platform/session/site-session.ts";
import { messageForAccountError } from "./account-error-message.ts";
import { CurrentPasswordField, NewPasswordField } from "./account-fields.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { ChangePasswordForm as Fields } from "./form-schemas.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";

/** What happened to other sessions, by whether the site's cookie was renewed. */
const OTHERS: Readonly<Record<SiteSession, string>> = {
  open: "You are still logged in here, and nowhere else.",
  refused: "Log in with the new one.",
  unreachable:
    "We can’t reach the server. Other browsers may stay logged in until you open a page here again.",
};

/** Changes the password of `email`, who must know the current one. */
export function ChangePasswordForm({ email }: { email: string }) {
  const store = useStore();
  const [changed, setChanged] = useState<SiteSession>();
  const { formProps, faultOf } = useAccountForm(Fields, async ({ currentPassword, newPassword }, form) => {
    setChanged(undefined);
    const outcome =
      (await refuseCommonPassword(newPassword)) ??
      (await changePassword(store, { current: currentPassword, password: newPassword }));
    if (!outcome.success)
      return messageForAccountError(outcome, { current: "currentPassword", chosen: "newPassword" });
    form.reset();
    setChanged(outcome.site);
    return undefined;
  });
  return (
    <>
      <AccountForm {...formProps} action="Change password" busyAction="Changing your password …">
        <CurrentPasswordField
          email={email}
          name="currentPassword"
          label="Current password"
          fault={faultOf("currentPassword")}
        />
        <NewPasswordField name="newPassword" label="New password" fault={faultOf("newPassword")} />
      </AccountForm>
      <output className="block min-h-6 text-soft">
        {changed && `Your password is changed. ${OTHERS[changed]}`}
      </output>
    </>
  );
}
