"use client";

import { useSetAtom } from "jotai";

import { FaultText } from "../../ui/form-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { DeleteAccountForm as Fields } from "./delete-account-form.ts";
import { explainDeletionFailure } from "./explain-deletion-failure.ts";
import { deleteAccountAtom } from "./own-data-atoms.ts";
import { useAccountForm } from "./use-account-form.ts";

/** Deletes the account of `email`, after the password and a tick, and leads to the page that says so. */
export function DeleteSection({ email }: { email: string }) {
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async ({ password }) => {
    const outcome = await deleteAccount(password);
    if (!outcome.success) return explainDeletionFailure(outcome);
    // Loaded anew, so that nothing private stays in this tab's memory.
    location.replace("/account-deleted");
    return "leaving";
  });
  return (
    <AccountForm
      {...formProps}
      action="Delete my account"
      busyAction="Deleting your account …"
      isBusy={isBusy}
      fault={faultOf()}
    >
      <CurrentPasswordField email={email} name="password" label="Your password" fault={faultOf("password")} />
      <Understood fault={faultOf("understood")} />
    </AccountForm>
  );
}

function Understood({ fault }: { fault: string | undefined }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="understood"
          required
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : "understood-note"}
          className="size-5 shrink-0 accent-ink"
        />
        <span>I understand that there is no way back.</span>
      </label>
      {fault !== undefined && (
        <p id="understood-note" className="text-small">
          <FaultText>{fault}</FaultText>
        </p>
      )}
    </div>
  );
}
