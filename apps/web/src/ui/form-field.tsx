import type { InputHTMLAttributes, ReactNode } from "react";

export type FormFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** The error message. */
  fault?: ReactNode;
  /** Content at the field's end. */
  children?: ReactNode;
};

/**
 * A form field: label, input, and below it a hint or an error. The error is announced, for users who are still in the
 * field after Enter.
 */
export function FormField({ name, label, hint, fault, children, ...input }: FormFieldProps) {
  const note = fault ?? hint;
  const notes = [note === undefined ? undefined : `${name}-note`, input["aria-describedby"]];
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={name} className="text-small font-semibold">
        {label}
      </label>
      <div
        className={`flex items-stretch border bg-sheet rounded-field focus-within:border-ink focus-within:outline-2 focus-within:outline-ink ${
          fault === undefined ? "border-field" : "border-ink"
        }`}
      >
        <input
          {...input}
          id={name}
          name={name}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={notes.filter(Boolean).join(" ") || undefined}
          className="min-h-12 w-full min-w-0 rounded-field bg-transparent px-3.5 shadow-none outline-none focus-visible:shadow-none"
        />
        {children}
      </div>
      {note !== undefined && (
        <p
          id={`${name}-note`}
          aria-live={hint === undefined ? undefined : "polite"}
          className="text-small text-soft"
        >
          {fault === undefined ? hint : <FaultText>{fault}</FaultText>}
        </p>
      )}
    </div>
  );
}

/** An error message with an icon, since colour alone is not enough. */
export function FaultText({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-baseline gap-2 font-semibold text-ink">
      <span aria-hidden="true" className="marked">
        !
      </span>
      <span>{children}</span>
    </span>
  );
}
