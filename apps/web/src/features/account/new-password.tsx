"use client";

import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";

import { checkPasswordResetCodeAtom } from "../../platform/session/auth-atoms.ts";
import { AccountPage } from "./account-page.tsx";
import { explainAuthFailure } from "./auth-faults.ts";
import { LinkRefused } from "./link-refused.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

type Check =
  | { status: "checking" }
  | { status: "good"; email: string }
  | { status: "bad"; text: string; isUnreachable: boolean };

/** What a link from a reset mail leads to: whose password it sets, or that it does not work any more. */
export function NewPassword({ code }: { code: string }) {
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

  if (check.status === "good") return <NewPasswordForm code={code} email={check.email} />;
  return (
    <AccountPage heading="Choose a new password">
      {isChecking ? (
        <Checking />
      ) : (
        <LinkRefused
          text={check.text}
          isUnreachable={check.isUnreachable}
          onTryAgain={() => setCheck({ status: "checking" })}
          newLink="/reset-password"
        />
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
