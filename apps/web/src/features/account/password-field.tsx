"use client";

import { useState } from "react";

import { AccountField, type AccountFieldProps } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";

/** A password, which can be looked at while it is being typed. */
export function PasswordField(props: Omit<AccountFieldProps, "type" | "children">) {
  const [isShown, setShown] = useState(false);
  const isInteractive = useInteractive();
  return (
    <AccountField
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
    </AccountField>
  );
}
