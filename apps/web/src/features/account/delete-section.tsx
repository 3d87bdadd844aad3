"use client";

import type { AuthFailure } from "@farwork/data";
import { useStore } from "jotai";
import * as z from "zod/mini";

import { FaultText } from "../../ui/form-field.tsx";
import { deleteAccount } from "./account-data.ts";
import { SESSION_OVER, messageForAuthError } from "./account-error-message.ts";
import { CurrentPasswordField } from "./account-fields.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import type { Fault } from "./form-schemas.ts";

const Fields = z.object({
  password: z.string().check(z.minLength(1, "Enter your password.")),
  understood: z.literal("on", "Check this box to continue."),
});

const UNFINISHED = {
  text: "Deletion isn’t finished: one of our services did not answer. Try again to continue.",
};

const FAULTS: Readonly<Record<string, Fault<string>>> = {
  "auth/wrong-password": { field: "password", text: "Wrong password. Nothing was deleted." },
  "auth/requires-recent-login": {
    text: "Your password was confirmed too long ago. Enter it again, and try once more.",
  },
  "auth/user-token-expired": SESSION_OVER,
  "auth/user-disabled": SESSION_OVER,
  unauthenticated: SESSION_OVER,
  unavailable: UNFINISHED,
  internal: UNFINISHED,
};

/** Deletes the account of `email` after password and confirmation, then shows the confirmation page. */
export function DeleteSection({ email }: { email: string }) {
  const store = useStore();
  const { formProps, faultOf } = useAccountForm(Fields, async ({ password }) => {
    const outcome = await deleteAccount(store, password);
    if (!outcome.success) return messageForDeletionError(outcome);
    // A full page load, so that nothing private stays in this tab's memory.
    location.replace("/account-deleted");
    return "leaving";
  });
  return (
    <AccountForm {...formProps} action="Delete my account" busyAction="Deleting your account …">
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
        <span>I understand that this can’t be undone.</span>
      </label>
      {fault !== undefined && (
        <p id="understood-note" className="text-small">
          <FaultText>{fault}</FaultText>
        </p>
      )}
    </div>
  );
}

/** The message for a failed deletion. It never claims that everything is still there, which may be wrong. */
function messageForDeletionError(failure: AuthFailure): Fault<string> {
  return FAULTS[failure.code] ?? messageForAuthError(failure);
}
