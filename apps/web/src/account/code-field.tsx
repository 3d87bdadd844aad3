import { AccountField, type AccountFieldProps } from "./account-field.tsx";
import { CODE_MAILED_NOTE } from "./code-mailed-note.tsx";

/** A mailed code, which phones offer to fill in from the mail. */
export function CodeField({ fault }: Pick<AccountFieldProps, "fault">) {
  return (
    <AccountField
      name="code"
      label="Code"
      hint="Six digits. They work for ten minutes."
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      aria-describedby={CODE_MAILED_NOTE}
      fault={fault}
    />
  );
}
