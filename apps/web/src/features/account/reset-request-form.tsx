"use client";

import { useSetAtom } from "jotai";

import { sendPasswordResetAtom } from "../../platform/session/auth-atoms.ts";
import { MailRequestForm } from "./mail-request-form.tsx";

/** Asks for the mail that leads to a new password. */
export function ResetRequestForm() {
  const sendPasswordReset = useSetAtom(sendPasswordResetAtom);
  return (
    <MailRequestForm
      ask={sendPasswordReset}
      renderSent={(email) => (
        <>If there is an account for {email}, a link to choose a new password is on its way there.</>
      )}
    />
  );
}
