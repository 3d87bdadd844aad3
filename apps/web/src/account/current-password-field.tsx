import type { ComponentProps } from "react";

import { SiteLink } from "../ui/site-link.tsx";
import { PasswordField } from "./password-field.tsx";

/** The password that an account has now. `email` tells a password manager whose it is. */
export function CurrentPasswordField({
  email,
  ...field
}: Pick<ComponentProps<typeof PasswordField>, "name" | "label" | "hint" | "fault"> & { email: string }) {
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field} autoComplete="current-password" required />
      <SiteLink
        href="/reset-password"
        className="text-link relative -mt-2 self-start text-small after:absolute after:-inset-y-3 after:inset-x-0"
      >
        Forgot it, or never chose one?
      </SiteLink>
    </>
  );
}
