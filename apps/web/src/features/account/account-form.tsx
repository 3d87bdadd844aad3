"use client";

import { useAtomValue } from "jotai";
import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { FaultText } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { type Fault, readForm } from "./form-schemas.ts";

/** Submits the form. Returns a fault, or "leaving" if the page is about to change, which keeps the form busy. */
type Send<Values> = (values: Values, form: HTMLFormElement) => Promise<Fault<string> | "leaving" | undefined>;

/**
 * An account form with its button and form-wide error. It cannot be submitted before its code has loaded; if it is all
 * the same, POST keeps passwords out of the address.
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
  /** The button's label, and the one while submitting. */
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
        Accounts need JavaScript. You can search and read jobs without it.
      </p>
    </form>
  );
}

/**
 * The state of an account form: faults per field, and whether it is submitting. Fields are uncontrolled, which keeps
 * what a user or password manager entered before hydration.
 */
export function useAccountForm<Schema extends z.ZodMiniObject>(schema: Schema, send: Send<z.output<Schema>>) {
  const { load } = useAtomValue(browserDataAtom);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly Fault<string>[]>([]);

  function show(found: readonly Fault<string>[]) {
    flushSync(() => setFaults(found));
    const field = found[0]?.field;
    const place = field === undefined ? "[data-form-fault]" : `[name="${field}"]`;
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // State updates too late to catch a double click.
    if (isSending.current) return;
    const sent = event.currentTarget;
    const read = readForm(schema, new FormData(sent));
    if (!read.ok) {
      show(read.faults);
      return;
    }
    isSending.current = true;
    setBusy(true);
    setFaults([]);
    const outcome = await send(read.values, sent);
    if (outcome === "leaving") return;
    isSending.current = false;
    setBusy(false);
    if (outcome) show([outcome]);
  }

  /** Clears a field's error while it is edited. */
  function clearFault({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : undefined;
    if (faults.some(({ field }) => field === name)) setFaults(faults.filter(({ field }) => field !== name));
  }

  /** Starts loading Firebase while the user fills in the form. */
  function prepare() {
    load().catch(() => {});
  }

  const faultOf = (name?: string) => faults.find(({ field }) => field === name)?.text;
  return {
    formProps: {
      ref: form,
      onFocus: prepare,
      onSubmit: submit,
      onInput: clearFault,
      isBusy,
      fault: faultOf(),
    },
    faultOf,
  };
}
