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

/** Does what a form is for; gives what stood in the way, or that the page is about to be left: the form stays busy. */
type Send<Values> = (values: Values, form: HTMLFormElement) => Promise<Fault<string> | "leaving" | undefined>;

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
        Accounts need JavaScript. You can search and read jobs without it.
      </p>
    </form>
  );
}

/**
 * An account form's state: what is wrong with which field, and whether it is being sent. The fields are left to the
 * browser, so that what a person or a password manager put in before this code arrived is there.
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
    // State arrives a moment late for the second of two quick clicks.
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

  /** A field that is being mended is not wrong any more, until it is sent again. */
  function mend({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : undefined;
    if (faults.some(({ field }) => field === name)) setFaults(faults.filter(({ field }) => field !== name));
  }

  /** Firebase is on its way by the time the fields are filled in. */
  function prepare() {
    load().catch(() => {});
  }

  return {
    formProps: { ref: form, onFocus: prepare, onSubmit: submit, onInput: mend },
    isBusy,
    faultOf: (name?: string) => faults.find(({ field }) => field === name)?.text,
  };
}
