import { MIN_PASSWORD } from "./account-forms.ts";
import { PasswordField } from "./password-field.tsx";

/** A password that is being chosen, with what is asked of it. */
export function NewPasswordField({
  name = "password",
  label,
  fault,
}: {
  name?: string;
  label: string;
  fault: string | undefined;
}) {
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      required
      hint={`At least ${MIN_PASSWORD} characters.`}
      fault={fault}
    />
  );
}
