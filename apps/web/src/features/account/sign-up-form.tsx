"use client";

import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import { useStore } from "jotai";

import { signUp } from "../../platform/session/auth-atoms.ts";
import { entrancePath } from "../../platform/session/next-path.ts";
import { AccountField } from "../../ui/form-field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { EMAIL_IN_USE, SignUpForm as Fields } from "./account-forms.ts";
import { EntranceForm, useOpenEntrance } from "./entrance-form.tsx";
import { EmailField, NewPasswordField } from "./password-field.tsx";
import { refuseCommonPassword } from "./refuse-common-password.ts";

/** Makes an account and leads on to `next`, a path of this site. */
export function SignUpForm({ next }: { next: string }) {
  const store = useStore();
  const wayIn = useOpenEntrance(next);
  return (
    <EntranceForm
      schema={Fields}
      authenticate={async (account) =>
        (await refuseCommonPassword(account.password)) ?? signUp(store, account)
      }
      wayIn={wayIn}
      action="Sign up"
      busyAction="Signing you up …"
      renderFields={(faultOf) => (
        <>
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
          <EmailField fault={explainEmailFault(faultOf("email"), next)} />
          <NewPasswordField label="Password" fault={faultOf("password")} />
        </>
      )}
    />
  );
}

function explainEmailFault(fault: string | undefined, next: string) {
  if (fault !== EMAIL_IN_USE) return fault;
  return (
    <>
      {fault}{" "}
      <SiteLink href={entrancePath("/log-in", next)} className="text-link">
        Log in instead
      </SiteLink>
    </>
  );
}
