"use client";

import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user/profile-limits";
import { useAtomValue, useSetAtom } from "jotai";

import { browserDataAtom } from "../data/browser-data.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { MIN_PASSWORD, SignUpForm as Fields } from "./account-forms.ts";
import { signUpAtom } from "./auth-atoms.ts";
import { EMAIL_IN_USE, explainAuthFailure } from "./auth-faults.ts";
import { EntranceNotice, WithProfileNotice } from "./entrance-notice.tsx";
import { entrancePath } from "./next-path.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useOpenEntrance } from "./use-entrance.ts";

/** Makes an account and leads on to `next`, a path of this site. */
export function SignUpForm({ next }: { next: string }) {
  const { load } = useAtomValue(browserDataAtom);
  const signUp = useSetAtom(signUpAtom);
  const { entrance, enter } = useOpenEntrance(next);
  const { formProps, isBusy, faultOf } = useAccountForm(Fields, async (account) => {
    const outcome = await signUp(account);
    if (!outcome.success) return explainAuthFailure(outcome);
    return outcome.profileError === undefined && (await enter()) ? "leaving" : undefined;
  });
  const emailFault = faultOf("email");
  return (
    <WithProfileNotice onEnter={() => void enter()}>
      {!isBusy && <EntranceNotice entrance={entrance} onEnter={() => void enter()} />}
      <AccountForm
        {...formProps}
        onFocus={() => void load().catch(() => {})}
        action="Sign up"
        busyAction="Signing you up …"
        isBusy={isBusy}
        fault={faultOf()}
      >
        <AccountField
          name="displayName"
          label={
            <>
              Name <span className="font-normal text-faint">(optional)</span>
            </>
          }
          autoComplete="name"
          maxLength={PROFILE_TEXT_LIMITS.displayName}
          fault={faultOf("displayName")}
        />
        <AccountField
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          required
          fault={
            emailFault === EMAIL_IN_USE ? (
              <>
                {emailFault}{" "}
                <SiteLink href={entrancePath("/log-in", next)} className="text-link">
                  Log in instead
                </SiteLink>
              </>
            ) : (
              emailFault
            )
          }
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          required
          hint={`At least ${MIN_PASSWORD} characters.`}
          fault={faultOf("password")}
        />
      </AccountForm>
    </WithProfileNotice>
  );
}
