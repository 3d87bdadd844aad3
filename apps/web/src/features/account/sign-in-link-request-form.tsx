"use client";

import { useSetAtom } from "jotai";

import { MailRequestForm } from "./mail-request-form.tsx";
import { sendSignInLinkAtom } from "./sign-in-link-atoms.ts";

/** Asks for the mail with a link that signs in, and leads on to `next`. */
export function SignInLinkRequestForm({ next }: { next: string }) {
  const sendSignInLink = useSetAtom(sendSignInLinkAtom);
  return (
    <MailRequestForm
      ask={(email) => sendSignInLink({ email, next })}
      renderSent={(email) => <>A sign-in link is on its way to {email}. It works once.</>}
    />
  );
}
