import { MIN_PASSWORD } from "./account-forms.ts";
import { PasswordField } from "./password-field.tsx";

/** A password that is being chosen, with what is asked of it. */
export function NewPasswordField({ label, fault }: { label: string; fault: string | undefined }) {
  return (
    <PasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      required
      hint={`At least ${MIN_PASSWORD} characters.`}
      fault={fault}
    />
  );
}
