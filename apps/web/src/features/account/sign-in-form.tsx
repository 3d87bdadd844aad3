"use client";

import type { AuthFailure, AuthOutcome } from "@farwork/data";
import { withMarketingParams } from "@farwork/domain/links";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

import { fetchUserData, profileErrorAtom } from "../../platform/session/auth-atoms.ts";
import { isSigningInAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import { forgetSessionRecord, readSessionRecord } from "../../platform/session/session-record.ts";
import { claimAutomaticRetry } from "../../platform/session/session-reload-guard.ts";
import { openSiteSession } from "../../platform/session/site-session.ts";
import { messageForAuthError } from "./account-error-message.ts";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import type { Fault } from "./form-schemas.ts";

const REFUSALS = {
  refused: "Your session has ended. Please log in again.",
  unreachable: "You’re logged in, but our server can’t be reached right now.",
  blocked: "You’re logged in, but your browser blocks cookies from this site, which your account pages need.",
} as const;

/** `blocked`: the site was opened a moment ago and redirected back here, so the browser rejects our cookies. */
type SignInState = "closed" | "entering" | "refused" | "unreachable" | "blocked";

/** The state of a sign-in; `enter` finishes it, and returns whether the page is being left. */
type SignInFlow = {
  readonly state: SignInState;
  readonly enter: (way?: string) => Promise<boolean>;
};

/**
 * A sign-in form: calls `authenticate` with its values, then opens the site's session, or shows what failed at its
 * field. If `authenticate` returns undefined, the caller continues.
 */
export function SignInForm<Schema extends z.ZodMiniObject>({
  schema,
  authenticate,
  messageFor = messageForAuthError,
  signInFlow: { state, enter },
  action,
  busyAction,
  renderFields,
}: {
  schema: Schema;
  authenticate: (values: z.output<Schema>) => Promise<AuthOutcome | undefined>;
  messageFor?: (failure: AuthFailure) => Fault<string>;
  signInFlow: SignInFlow;
  action: string;
  busyAction: string;
  renderFields: (faultOf: (name: string) => string | undefined) => ReactNode;
}) {
  const { formProps, faultOf } = useAccountForm(schema, async (values) => {
    const outcome = await authenticate(values);
    if (outcome === undefined) return undefined;
    if (!outcome.success) return messageFor(outcome);
    return outcome.profileError === undefined && (await enter()) ? "leaving" : undefined;
  });
  return (
    <WithProfileNotice onEnter={() => void enter()}>
      {!formProps.isBusy && <SignInNotice state={state} onEnter={() => void enter()} />}
      <AccountForm {...formProps} action={action} busyAction={busyAction}>
        {renderFields(faultOf)}
      </AccountForm>
    </WithProfileNotice>
  );
}

/** Leads from a sign-in page to `next`: `enter` opens the site's session and redirects, optionally elsewhere. */
export function useSignInFlow(next: string) {
  const setSigningIn = useSetAtom(isSigningInAtom);
  const store = useStore();
  const [state, setState] = useState<SignInState>("closed");
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const enter = useCallback(
    async (way = next): Promise<boolean> => {
      setSigningIn(true);
      setState("entering");
      const opened = await openSiteSession(store);
      // Do not redirect a user who has gone to another page meanwhile.
      if (opened === "open" && isHere.current) {
        location.replace(withMarketingParams(way, new URLSearchParams(location.search)));
        return true;
      }
      setState(opened === "open" ? "closed" : opened);
      setSigningIn(false);
      return false;
    },
    [next, store, setSigningIn],
  );

  return { state, enter, setState };
}

/**
 * Like `useSignInFlow`, but continues by itself if the user is already signed in. That happens after links in mails,
 * which browsers open without strict cookies, so the server redirected to the log-in.
 */
export function useAutomaticSignIn(next: string) {
  const { state, enter, setState } = useSignInFlow(next);
  const { status } = useAtomValue(sessionAtom);
  const isSigningIn = useAtomValue(isSigningInAtom);

  useEffect(() => {
    if (isSigningIn || (state !== "closed" && state !== "refused")) return;
    // The identity service ended a session that this browser still remembers.
    if (status === "signed-out" && readSessionRecord() !== undefined) {
      forgetSessionRecord();
      setState("refused");
    }
    if (status !== "signed-in") return;
    if (claimAutomaticRetry("sign-in", Date.now())) void enter();
    else setState("blocked");
  }, [status, isSigningIn, state, enter, setState]);

  return { state, enter };
}

/** What keeps a signed-in user from continuing; `onEnter` retries. */
export function SignInNotice({ state, onEnter }: { state: SignInState; onEnter: () => void }) {
  if (state === "closed") return null;
  if (state === "entering") {
    return <output className="block text-soft">You’re logged in. Redirecting …</output>;
  }
  return (
    <NoticeBox text={REFUSALS[state]}>
      {state !== "refused" && (
        <button type="button" onClick={onEnter} className="quiet-action">
          Try again
        </button>
      )}
    </NoticeBox>
  );
}

/** Replaces the form with a notice when the profile could not be loaded. */
function WithProfileNotice({ onEnter, children }: { onEnter: () => void; children: ReactNode }) {
  const error = useAtomValue(profileErrorAtom);
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  if (error === undefined || session.status !== "signed-in") return children;

  async function retry(uid: string) {
    if (await fetchUserData(store, uid)) onEnter();
  }
  return (
    <NoticeBox text={`You’re logged in, but your profile couldn’t be loaded. ${error}`}>
      <button type="button" onClick={() => void retry(session.account.uid)} className="quiet-action">
        Try again
      </button>
      <button type="button" onClick={onEnter} className="quiet-action">
        Continue without it
      </button>
    </NoticeBox>
  );
}

function NoticeBox({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="alert" className="flex flex-col gap-4 border-l-4 border-ink bg-sheet px-4 py-3">
      <p className="font-semibold">{text}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  );
}
