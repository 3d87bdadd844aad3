import type { ComponentProps } from "react";

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
    </>
  );
}
