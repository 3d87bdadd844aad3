"use client";

import { useSetAtom } from "jotai";
import { useState } from "react";

import { AccountForm } from "./account-form.tsx";
import { ResetRequestForm as Fields } from "./account-forms.ts";
import { sendPasswordResetAtom } from "./auth-atoms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { EmailField } from "./email-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Asks for the mail that leads to a new password. Says the same whether the address is known or not. */
export function ResetRequestForm() {
  const sendPasswordReset = useSetAtom(sendPasswordResetAtom);
  const [sentTo, setSentTo] = useState<string>();
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async ({ email }) => {
    const outcome = await sendPasswordReset(email);
    if (!outcome.success) return explainAuthFailure(outcome);
    setSentTo(email);
    return undefined;
  });
  return (
    <>
      <output className="block empty:hidden">
        {sentTo !== undefined && (
          <div className="border-l-4 border-ink bg-sheet px-4 py-3">
            <p className="font-semibold">Check your mail.</p>
            <p className="mt-1 text-soft">
              If there is an account for <span className="font-semibold text-ink">{sentTo}</span>, a link to
              choose a new password is on its way there.
            </p>
          </div>
        )}
      </output>
      <AccountForm
        {...formProps}
        action={sentTo === undefined ? "Send me a link" : "Send it again"}
        busyAction="Sending …"
        isBusy={isBusy}
        fault={faultOf()}
      >
        <EmailField fault={faultOf("email")} />
      </AccountForm>
    </>
  );
}
