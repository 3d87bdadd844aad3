"use client";

import type { SignIn } from "@farwork/domain/contract";
import { useStore } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";

import { useFormats } from "#formats";

import { endSignIns } from "../../platform/session/auth-atoms.ts";
import { FaultText } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { messageForAccountError } from "./account-error-message.ts";
import { CurrentPasswordField } from "./account-fields.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { ConfirmPasswordForm as Fields, type Fault } from "./form-schemas.ts";

/** `asking`: the password is needed to end `which`. */
type EndingState =
  | { readonly status: "ready" | "busy" }
  | { readonly status: "asking"; readonly which: string }
  | { readonly status: "done" | "failed"; readonly text: string };

/** The sessions of `email`, who can end all but the current one, with their password after a while. */
export function SignInsSection({ email, signIns }: { email: string; signIns: readonly SignIn[] }) {
  const note = useRef<HTMLOutputElement>(null);
  const isInteractive = useInteractive();
  // The pressed button is about to disappear.
  const { state, isBusy, end, confirm } = useEndSignIns(() => note.current?.focus());
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col border-t border-rule">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} isBusy={isBusy} onEnd={() => void end(signIn.id)} />
        ))}
      </ul>
      {/* Also with nothing else listed, because a session without a visit to the site is not. */}
      <button
        type="button"
        disabled={!isInteractive}
        aria-disabled={isBusy}
        onClick={() => void end("others")}
        className="quiet-action self-start"
      >
        Log out everywhere else
      </button>
      {state.status === "asking" && (
        <ConfirmPasswordForm email={email} onConfirm={(password) => confirm(state.which, password)} />
      )}
      <output ref={note} tabIndex={-1} className="block min-h-6 text-small text-soft outline-none">
        <Progress state={state} />
      </output>
    </div>
  );
}

function Progress({ state }: { state: EndingState }) {
  if (state.status === "busy") return "Logging out …";
  if (state.status === "done") return state.text;
  return state.status === "failed" ? <FaultText>{state.text}</FaultText> : null;
}

/** One session: browser, system, start and last use; the current one is marked. */
function SignInRow({
  signIn: { startedAt, lastUsedOn, browser, system, isCurrent },
  isBusy,
  onEnd,
}: {
  signIn: SignIn;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const formats = useFormats();
  const isInteractive = useInteractive();
  const name = `${browser ?? "Another browser"}${system ? ` on ${system}` : ""}`;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-3">
      <span className="flex flex-col">
        <span className="font-semibold">
          {name}
          {isCurrent && <span className="font-normal"> · this browser</span>}
        </span>
        <span className="text-small text-soft">
          Since {formats.day(startedAt)}, last used on {formats.day(lastUsedOn)}
        </span>
      </span>
      {!isCurrent && (
        <button
          type="button"
          disabled={!isInteractive}
          aria-disabled={isBusy}
          aria-label={`Log out ${name}, in use since ${formats.day(startedAt)}`}
          onClick={onEnd}
          className="quiet-action shrink-0"
        >
          Log out
        </button>
      )}
    </li>
  );
}

/** Ends sessions, one at a time. Calls `onDone` after each, when the page has begun to refresh. */
function useEndSignIns(onDone: () => void) {
  const store = useStore();
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const isSending = useRef(false);
  const [state, setState] = useState<EndingState>({ status: "ready" });

  function finish(which: string) {
    const text = which === "others" ? "You’re logged out everywhere else." : "That session has ended.";
    setState({ status: "done", text });
    startRefresh(() => router.refresh());
    onDone();
  }

  /** Ends `which`, or asks for the password first. */
  async function end(which: string) {
    // State updates too late to catch a double click.
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: "busy" });
    const outcome = await endSignIns(store, { which });
    isSending.current = false;
    if (outcome.success) finish(which);
    else if (outcome.code === "auth/requires-recent-login") setState({ status: "asking", which });
    else setState({ status: "failed", text: messageForAccountError(outcome).text });
  }

  /** Ends `which` with the password. */
  async function confirm(which: string, password: string): Promise<Fault<string> | undefined> {
    const outcome = await endSignIns(store, { which, password });
    if (!outcome.success) return messageForAccountError(outcome, { current: "confirmedPassword" });
    finish(which);
    return undefined;
  }

  return { state, isBusy: isRefreshing || state.status === "busy", end, confirm };
}

/** Asks `email` for their password, taking the focus. `onConfirm` returns the fault, if any. */
function ConfirmPasswordForm({
  email,
  onConfirm,
}: {
  email: string;
  onConfirm: (password: string) => Promise<Fault<string> | undefined>;
}) {
  const { formProps, faultOf } = useAccountForm(Fields, ({ confirmedPassword }) =>
    onConfirm(confirmedPassword),
  );
  const { ref } = formProps;
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>("input[type=password]")?.focus();
  }, [ref]);
  return (
    <div className="max-w-112">
      <AccountForm {...formProps} action="Confirm" busyAction="Logging out …">
        <CurrentPasswordField
          email={email}
          name="confirmedPassword"
          label="Confirm your password"
          hint="For your security, since you logged in a while ago."
          fault={faultOf("confirmedPassword")}
        />
      </AccountForm>
    </div>
  );
}
