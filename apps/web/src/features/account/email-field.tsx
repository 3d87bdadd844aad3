import { AccountField, type AccountFieldProps } from "../../ui/form-field.tsx";

/** The e-mail address that names an account, to a password manager too. */
export function EmailField({ fault }: Pick<AccountFieldProps, "fault">) {
  return (
    <AccountField name="email" type="email" label="E-mail" autoComplete="username" required fault={fault} />
  );
}
