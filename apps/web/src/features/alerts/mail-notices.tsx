"use client";

import type { MailPreferences } from "@farwork/domain";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import {
  loadMailPreferences,
  mailPreferencesAtom,
  resumeAlerts,
  sendConfirmation,
} from "./mail-preferences-atoms.ts";

/** The outcome of the notice's button; `isFixed` hides the button. */
type FixResult = { readonly text: string; readonly isFixed: boolean };

/** What stops the user's mail, each with a button to fix it. */
export function MailNotices() {
  const session = useAtomValue(sessionAtom);
  const preferences = useAtomValue(mailPreferencesAtom);
  const store = useStore();
  const account = session.status === "signed-in" ? session.account : undefined;
  const uid = account?.uid;
  useEffect(() => {
    if (uid !== undefined) void loadMailPreferences(store);
  }, [uid, store]);
  if (!account) return null;
  const reason = messageForStoppedMail(preferences, account.email);
  return (
    <>
      {account.isEmailConfirmed !== true && (
        <ConfirmationNotice
          text={`Confirm your email to start alerts: open the link we sent to ${account.email}.`}
        />
      )}
      {reason !== undefined && (
        <MailNotice
          text={reason}
          action="Resume alerts"
          busyAction="Turning alerts on …"
          act={async () => {
            const isFixed = await resumeAlerts(store);
            return { text: isFixed ? "Alerts are on again." : FAILED, isFixed };
          }}
        />
      )}
    </>
  );
}

/** Resends the user's confirmation mail. */
export function ConfirmationNotice({ text }: { text: string }) {
  const store = useStore();
  return (
    <MailNotice
      text={text}
      action="Resend confirmation"
      busyAction="Sending …"
      act={async () => ({ text: SENDING[await sendConfirmation(store)], isFixed: false })}
    />
  );
}

const FAILED = "That didn’t work. Try again in a moment.";
const SENDING = {
  sent: "Sent. Check your spam folder too.",
  "too-many": "We’ve sent several already. Check your spam folder, or try again later.",
  failed: FAILED,
} as const;

/** Why no mail is sent to a confirmed address; undefined if it is. */
export function messageForStoppedMail(
  { bouncedAt, complainedAt, stoppedAt }: MailPreferences,
  email: string,
): string | undefined {
  if (bouncedAt) return `Our emails to ${email} bounced, so alerts are off. Is the mailbox working again?`;
  if (complainedAt) return "Our emails were marked as spam, so alerts are off.";
  return stoppedAt && "You turned off all alerts. Your saved searches are kept.";
}

/** A reason why no mail is sent, and the button that fixes it. */
function MailNotice({
  text,
  action,
  busyAction,
  act,
}: {
  text: string;
  action: string;
  busyAction: string;
  act: () => Promise<FixResult>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isActing = useRef(false);
  const isThere = useRef(true);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<FixResult>();
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function press() {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    const result = await act();
    isActing.current = false;
    if (!isThere.current) return;
    setBusy(false);
    setOutcome(result);
    // The pressed button disappears.
    if (result.isFixed) box.current?.focus();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-ink bg-sheet px-4 py-3"
    >
      {!outcome?.isFixed && (
        <>
          <p className="min-w-0 flex-1 basis-80 text-pretty wrap-anywhere">{text}</p>
          <button type="button" aria-disabled={isBusy} onClick={() => void press()} className="quiet-action">
            {isBusy ? busyAction : action}
          </button>
        </>
      )}
      <output className="basis-full text-small text-soft empty:hidden">{outcome?.text}</output>
    </div>
  );
}
