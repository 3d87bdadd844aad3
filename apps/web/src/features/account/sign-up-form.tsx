"use client";

import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import { useStore } from "jotai";

import { signUp } from "../../platform/session/auth-atoms.ts";
import { signInPath } from "../../platform/session/next-path.ts";
import { FormField } from "../../ui/form-field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { EmailField, NewPasswordField } from "./account-fields.tsx";
import { EMAIL_IN_USE, SignUpForm as Fields } from "./form-schemas.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";
import { SignInForm, useAutomaticSignIn } from "./sign-in-form.tsx";

/** Creates an account and redirects to `next`, a path of this site. */
export function SignUpForm({ next }: { next: string }) {
  const store = useStore();
  const signInFlow = useAutomaticSignIn(next);
  return (
    <SignInForm
      schema={Fields}
      authenticate={async (account) =>
        (await refuseCommonPassword(account.password)) ?? signUp(store, account)
      }
      signInFlow={signInFlow}
      action="Sign up"
      busyAction="Signing you up …"
      renderFields={(faultOf) => (
        <>
          <FormField
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
          <EmailField fault={messageForEmailFault(faultOf("email"), next)} />
          <NewPasswordField label="Password" fault={faultOf("password")} />
        </>
      )}
    />
  );
}

function messageForEmailFault(fault: string | undefined, next: string) {
  if (fault !== EMAIL_IN_USE) return fault;
  return (
    <>
      {fault}{" "}
      <SiteLink href={signInPath("/log-in", next)} className="text-link">
        Log in instead
      </SiteLink>
    </>
  );
}
