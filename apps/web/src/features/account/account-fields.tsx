"use client";

import { type ComponentProps, useState } from "react";

import { FormField, type FormFieldProps } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { MIN_PASSWORD } from "./form-schemas.ts";

/** A password field with a button to show its text. */
export function PasswordField(props: Omit<FormFieldProps, "type" | "children">) {
  const [isShown, setShown] = useState(false);
  const isInteractive = useInteractive();
  return (
    <FormField
      {...props}
      type={isShown ? "text" : "password"}
      // Visible text must not be autocorrected or learned by the keyboard.
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

/** The account's email address, which also tells password managers. */
export function EmailField({ fault }: Pick<FormFieldProps, "fault">) {
  return <FormField name="email" type="email" label="Email" autoComplete="username" required fault={fault} />;
}

/** The current password. `email` tells password managers which account it is for. */
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

/** A new password, with its requirements. */
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
