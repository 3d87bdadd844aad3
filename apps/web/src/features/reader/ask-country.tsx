"use client";

import type { ReactNode, SubmitEvent } from "react";

import type * as RememberCode from "./remember-typed.ts";

const MAX_TYPED = 60;

type Asked = {
  id: string;
  /** The address and parameter the form submits to. */
  action: string;
  param: string;
  /** The country that the page answers for. */
  shown: string | undefined;
  /** Text entered before that is not a known place, and what to say about it. */
  unknown: string | undefined;
  children: ReactNode;
};

/** Asks on a job's page which country the reader lives in. With scripts this browser remembers it. */
export function AskCountry({ id, action, param, shown, unknown, children }: Asked) {
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get(param);
    // The page reads the text itself, even if the country names fail to load here.
    if (typeof typed === "string") await remember(typed, shown).catch(() => {});
    form.submit();
  }

  return (
    <form id={id} action={action} onSubmit={send} className="flex flex-wrap gap-2">
      <input
        name={param}
        required
        defaultValue={unknown}
        maxLength={MAX_TYPED}
        autoComplete="country-name"
        placeholder="any country"
        aria-label="The country you live in"
        aria-invalid={unknown !== undefined || undefined}
        className="min-h-11 w-32 min-w-0 flex-1 rounded-field border border-field bg-sheet px-3"
      />
      <button type="submit" className="quiet-action">
        Can I apply?
      </button>
      {children}
    </form>
  );
}

/** Loaded on use: few visitors of a page need the country names. */
const remember = async (...typed: Parameters<typeof RememberCode.rememberTyped>) =>
  (await import("./remember-typed.ts")).rememberTyped(...typed);
