"use client";

import type { SignIn } from "@farwork/domain/contract";
import { useRef } from "react";

import { FaultText } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { SignInRow } from "./sign-in-row.tsx";
import { type EndingState, useEndSignIns } from "./use-end-sign-ins.ts";

/** The log-ins of the person of `email`, who can end each other one, with their password where they came a while ago. */
export function SignInsSection({ email, signIns }: { email: string; signIns: readonly SignIn[] }) {
  const note = useRef<HTMLOutputElement>(null);
  const isInteractive = useInteractive();
  // The button that was pressed is about to go.
  const { state, isBusy, end, confirm } = useEndSignIns(() => note.current?.focus());
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col border-t border-rule">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} isBusy={isBusy} onEnd={() => void end(signIn.id)} />
        ))}
      </ul>
      {/* Where nobody else is listed too: a log-in that opened no page of ours is not. */}
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
