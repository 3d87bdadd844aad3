"use client";

import type { Browser } from "@farwork/domain";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";

import { SiteLink } from "../ui/site-link.tsx";
import { AccountPage } from "./account-page.tsx";
import { checkPasswordResetCodeAtom } from "./auth-atoms.ts";
import { explainAuthFailure } from "./auth-faults.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

type Check =
  | { status: "checking" }
  | { status: "good"; email: string }
  | { status: "bad"; text: string; isUnreachable: boolean };

/** What a link from a reset mail leads to: whose password it sets, or that it does not work any more. `browser` is this one. */
export function NewPassword({ code, browser }: { code: string; browser?: Browser | undefined }) {
  const checkCode = useSetAtom(checkPasswordResetCodeAtom);
  const [check, setCheck] = useState<Check>({ status: "checking" });
  const isChecking = check.status === "checking";

  useEffect(() => {
    if (!isChecking) return undefined;
    let left = false;
    const begin = async () => {
      const outcome = await checkCode(code);
      if (left) return;
      setCheck(
        outcome.success
          ? { status: "good", email: outcome.email }
          : {
              status: "bad",
              text: explainAuthFailure(outcome).text,
              isUnreachable: outcome.code === "auth/network-request-failed",
            },
      );
    };
    void begin();
    return () => {
      left = true;
    };
  }, [isChecking, checkCode, code]);

  if (check.status === "good") return <NewPasswordForm code={code} email={check.email} browser={browser} />;
  return (
    <AccountPage heading="Choose a new password">
      {isChecking ? (
        <Checking />
      ) : (
        <Refused check={check} onTryAgain={() => setCheck({ status: "checking" })} />
      )}
    </AccountPage>
  );
}

function Checking() {
  return (
    <>
      <output className="block needs-script text-soft">Checking your link …</output>
      <p className="without-script text-soft">Choosing a new password needs JavaScript.</p>
    </>
  );
}

function Refused({
  check: { text, isUnreachable },
  onTryAgain,
}: {
  check: Extract<Check, { status: "bad" }>;
  onTryAgain: () => void;
}) {
  return (
    <>
      <p role="alert" className="text-lead">
        {text}
      </p>
      {isUnreachable ? (
        <button type="button" onClick={onTryAgain} className="action">
          Try again
        </button>
      ) : (
        <SiteLink href="/reset-password" className="action">
          Get a new link
        </SiteLink>
      )}
      <SiteLink href="/log-in" className="text-link inline-flex min-h-11 items-center self-start">
        Log in
      </SiteLink>
    </>
  );
}
