"use client";

import type { FormHTMLAttributes, ReactNode, Ref } from "react";

import { FaultText } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";

/**
 * A form of an account page, with its button and what is wrong with all of it. It cannot be sent before its code has
 * arrived; were it sent all the same, the post would keep passwords out of addresses.
 */
export function AccountForm({
  action,
  busyAction,
  isBusy,
  fault,
  children,
  ...form
}: FormHTMLAttributes<HTMLFormElement> & {
  ref: Ref<HTMLFormElement>;
  /** What the button says, and what it says while the form is being sent. */
  action: string;
  busyAction: string;
  isBusy: boolean;
  fault: string | undefined;
  children: ReactNode;
}) {
  const isInteractive = useInteractive();
  return (
    <form {...form} method="post" noValidate aria-busy={isBusy} className="flex flex-col gap-5">
      {fault !== undefined && (
        <p role="alert" data-form-fault="" tabIndex={-1} className="border-l-4 border-ink bg-sheet px-4 py-3">
          <FaultText>{fault}</FaultText>
        </p>
      )}
      {children}
      <button
        type="submit"
        disabled={!isInteractive}
        aria-disabled={isBusy}
        className="action min-h-12 self-stretch"
      >
        {isBusy ? busyAction : action}
      </button>
      <p className="without-script text-small text-soft">
        Accounts need JavaScript. Jobs can be searched and read without it.
      </p>
    </form>
  );
}
