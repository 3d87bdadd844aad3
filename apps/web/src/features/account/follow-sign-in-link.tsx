"use client";

import type { AuthFailure, AuthOutcome } from "@farwork/data";
import { useStore } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { HOME_PATH, safeNextPath, SIGN_IN_LINK_PATH } from "../../platform/session/next-path.ts";
import { messageForAuthError } from "./account-error-message.ts";
import { EmailField } from "./account-fields.tsx";
import { AccountPage } from "./account-page.tsx";
import { type Fault, MailRequestForm as Fields } from "./form-schemas.ts";
import { LinkRefused } from "./link-refused.tsx";
import { SignInForm, useSignInFlow } from "./sign-in-form.tsx";
import { logInByLink, readLinkRequest } from "./sign-in-link.ts";

const OTHER_ADDRESS = "auth/invalid-email";

/** `asking`: for the address the link was sent to. */
type Step = "following" | "asking" | AuthFailure;

/**
 * The target of a mailed sign-in link. Signs in at once in the browser that requested it; elsewhere it first asks for
 * the email address.
 */
export function FollowSignInLink() {
  const store = useStore();
  const signInFlow = useSignInFlow(HOME_PATH);
  const [step, setStep] = useState<Step>("following");
  const hasStarted = useRef(false);

  async function follow(email: string): Promise<AuthOutcome | undefined> {
    const outcome = await logInByLink(store, email);
    if (outcome.success || outcome.code === OTHER_ADDRESS) return outcome;
    setStep(outcome);
    return undefined;
  }

  const begin = useEffectEvent(async () => {
    const asked = readLinkRequest();
    const outcome = asked && (await follow(asked.email));
    if (asked !== undefined && outcome === undefined) return;
    const isOnTheWay =
      outcome?.success &&
      outcome.profileError === undefined &&
      (await signInFlow.enter(safeNextPath(asked?.next)));
    if (!isOnTheWay) setStep("asking");
  });
  useEffect(() => {
    // A link works once.
    if (hasStarted.current || step !== "following") return;
    hasStarted.current = true;
    void begin();
  }, [step]);

  function tryAgain() {
    hasStarted.current = false;
    setStep("following");
  }

  return (
    <AccountPage heading="Log in">
      {step === "following" && <Following />}
      {step === "asking" && (
        <SignInForm
          schema={Fields}
          authenticate={({ email }) => follow(email)}
          messageFor={messageForLinkError}
          signInFlow={signInFlow}
          action="Log in"
          busyAction="Logging in …"
          renderFields={(faultOf) => (
            <>
              <p className="text-soft">Enter the email address the link was sent to.</p>
              <EmailField fault={faultOf("email")} />
            </>
          )}
        />
      )}
      {typeof step === "object" && (
        <LinkRefused
          text={messageForLinkError(step).text}
          isUnreachable={step.code === "auth/network-request-failed"}
          onTryAgain={tryAgain}
          newLink={SIGN_IN_LINK_PATH}
        />
      )}
    </AccountPage>
  );
}

function Following() {
  return (
    <>
      <output className="block needs-script text-soft">Logging you in …</output>
      <p className="without-script text-soft">Logging in needs JavaScript.</p>
    </>
  );
}

function messageForLinkError(failure: AuthFailure): Fault<string> {
  if (failure.code === OTHER_ADDRESS)
    return { field: "email", text: "This link was sent to another address." };
  return failure.code === "auth/user-disabled"
    ? { text: "This account can’t be used." }
    : messageForAuthError(failure);
}
