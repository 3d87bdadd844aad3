"use client";

import { useStore } from "jotai";
import { type ReactNode, useState } from "react";

import type { Done } from "../../platform/backend/browser-data.ts";
import { sendPasswordReset } from "../../platform/session/auth-atoms.ts";
import { messageForAuthError } from "./account-error-message.ts";
import { EmailField } from "./account-fields.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { MailRequestForm as Fields } from "./form-schemas.ts";
import { sendSignInLink } from "./sign-in-link.ts";

/** Requests a mail with a link. Shows the same whether or not the account exists; `renderSent` describes the mail. */
export function MailRequestForm({
  ask,
  renderSent,
}: {
  ask: (email: string) => Promise<Done>;
  renderSent: (email: ReactNode) => ReactNode;
}) {
  const [sentTo, setSentTo] = useState<string>();
  const { formProps, faultOf } = useAccountForm(Fields, async ({ email }) => {
    const outcome = await ask(email);
    if (!outcome.success) return messageForAuthError(outcome);
    setSentTo(email);
    return undefined;
  });
  return (
    <>
      <output className="block empty:hidden">
        {sentTo !== undefined && (
          <div className="border-l-4 border-ink bg-sheet px-4 py-3">
            <p className="font-semibold">Check your email.</p>
            <p className="mt-1 text-soft">
              {renderSent(<span className="font-semibold wrap-anywhere text-ink">{sentTo}</span>)} Nothing
              there? Check your spam folder.
            </p>
          </div>
        )}
      </output>
      <AccountForm
        {...formProps}
        action={sentTo === undefined ? "Send me a link" : "Send it again"}
        busyAction="Sending …"
      >
        <EmailField fault={faultOf("email")} />
      </AccountForm>
    </>
  );
}

/** Requests a sign-in link that leads to `next`. */
export function SignInLinkRequestForm({ next }: { next: string }) {
  const store = useStore();
  return (
    <MailRequestForm
      ask={(email) => sendSignInLink(store, { email, next })}
      renderSent={(email) => <>A login link is on its way to {email}. It works once.</>}
    />
  );
}

/** Requests a password-reset mail. */
export function ResetRequestForm() {
  const store = useStore();
  return (
    <MailRequestForm
      ask={(email) => sendPasswordReset(store, email)}
      renderSent={(email) => (
        <>If there is an account for {email}, a link to choose a new password is on its way there.</>
      )}
    />
  );
}
