"use client";

import { type ComponentProps, useState } from "react";

import { FormField, type FormFieldProps } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { MIN_PASSWORD } from "./form-schemas.ts";

/** A password, which can be looked at while it is being typed. */
export function PasswordField(props: Omit<FormFieldProps, "type" | "children">) {
  const [isShown, setShown] = useState(false);
  const isInteractive = useInteractive();
  return (
    <FormField
      {...props}
      type={isShown ? "text" : "password"}
      // Shown as text, it must not be mended or remembered as one.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        disabled={!isInteractive}
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setShown(!isShown)}
        className="needs-script min-w-16 rounded-field px-3 text-small text-soft hover:text-ink"
      >
        {isShown ? "Hide" : "Show"}
      </button>
    </FormField>
  );
}

/** The email address that names an account, to a password manager too. */
export function EmailField({ fault }: Pick<FormFieldProps, "fault">) {
  return <FormField name="email" type="email" label="Email" autoComplete="username" required fault={fault} />;
}

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
