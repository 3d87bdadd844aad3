import { PROFILE_TEXT_LIMITS } from "@farwork/domain/user";
import * as z from "zod/mini";

/** An error message for one field of an account form, or for the whole form without a field. */
export type Fault<Field extends string> = { readonly field?: Field; readonly text: string };

/** Shown beside a log-in link. */
export const EMAIL_IN_USE = "There’s already an account with this email.";

// The identity service validates e-mail and password; this only catches obvious mistakes and the minimum length, which
// the deployed password policy must match (docs/deploy.md).

/** The minimum length of a new password. Existing ones may be shorter. */
export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 4096;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Enter your email address."),
    z.regex(/^[^\s@]+@[^\s@]+$/, "Enter a valid email address."),
    z.maxLength(320, "This email address is too long."),
  );
const password = z.string().check(z.minLength(1, "Enter your password."));
const newPassword = z
  .string()
  .check(
    z.minLength(1, "Choose a password."),
    z.minLength(MIN_PASSWORD, `Choose a password of at least ${MIN_PASSWORD} characters.`),
    z.maxLength(MAX_PASSWORD, "This password is too long."),
  );
const displayName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      PROFILE_TEXT_LIMITS.displayName,
      `Use at most ${PROFILE_TEXT_LIMITS.displayName} characters.`,
    ),
  );

export const LogInForm = z.object({ email, password });
export const SignUpForm = z.object({ displayName, email, password: newPassword });
export const MailRequestForm = z.object({ email });
export const NewPasswordForm = z.object({ password: newPassword });
export const ConfirmPasswordForm = z.object({ confirmedPassword: password });
export const ChangePasswordForm = z.object({ currentPassword: password, newPassword });

type ReadForm<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly faults: readonly Fault<string>[] };

/** A form's parsed values, or the first fault of each field, in order. */
export function readForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  fields: FormData,
): ReadForm<z.output<Schema>> {
  const parsed = z.safeParse(schema, Object.fromEntries(fields));
  if (parsed.success) return { ok: true, values: parsed.data };
  const faults = new Map<string, Fault<string>>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join(".");
    if (!faults.has(field)) faults.set(field, { field, text: message });
  }
  return { ok: false, faults: [...faults.values()] };
}
