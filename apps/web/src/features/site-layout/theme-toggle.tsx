"use client";

import { useState } from "react";

import { writeDeviceCookie } from "../../platform/storage/device-cookie.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { type Theme, THEME_COOKIE } from "./theme.ts";

/** Switches between light and dark, and remembers the choice. Without one, CSS follows the system. */
export function ThemeToggle({ chosen }: { chosen: Theme | undefined }) {
  const [theme, setTheme] = useState(chosen);
  const isInteractive = useInteractive();

  function choose() {
    const isDark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const next: Theme = isDark ? "light" : "dark";
    setTheme(next);
    document.documentElement.dataset["theme"] = next;
    writeDeviceCookie(THEME_COOKIE, next);
  }

  return (
    <button
      type="button"
      disabled={!isInteractive}
      onClick={choose}
      className="needs-script -mr-2 flex size-11 items-center justify-center rounded-field hover:bg-mark hover:text-on-mark"
      aria-label="Switch between light and dark"
    >
      <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
