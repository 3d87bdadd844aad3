"use client";

import { type ReactNode, useState } from "react";

import type { Done } from "../../platform/backend/browser-data.ts";
import { AccountForm } from "./account-form.tsx";
import { MailRequestForm as Fields } from "./account-forms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { EmailField } from "./email-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Asks for a mail with a link. Says the same whether the address is known or not: `renderSent` tells what was sent. */
export function MailRequestForm({
  ask,
  renderSent,
}: {
  ask: (email: string) => Promise<Done>;
  renderSent: (email: ReactNode) => ReactNode;
}) {
  const [sentTo, setSentTo] = useState<string>();
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async ({ email }) => {
    const outcome = await ask(email);
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
        isBusy={isBusy}
        fault={faultOf()}
      >
        <EmailField fault={faultOf("email")} />
      </AccountForm>
    </>
  );
}
