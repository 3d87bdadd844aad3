"use client";

import type { SubmitEvent } from "react";

import type { UnknownHome } from "../../platform/requests/reader-search.ts";
import { rememberReader } from "./reader-cookie.ts";

const MAX_TYPED = 60;

type Asked = {
  id: string;
  /** The address and parameter the form submits to. */
  action: string;
  param: string;
  /** Text entered before that is not a known place, with the countries that may have been meant. */
  unknown: UnknownHome | undefined;
};

/** Asks on a job's page which country the reader lives in. With scripts this browser remembers it. */
export function AskCountry({ id, action, param, unknown }: Asked) {
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get(param);
    // The page reads the text itself, even if the country names fail to load here.
    if (typeof typed === "string") await remember(typed).catch(() => {});
    form.submit();
  }

  return (
    <form id={id} action={action} onSubmit={send} className="flex flex-wrap gap-2">
      <input
        name={param}
        required
        defaultValue={unknown?.text}
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
      {unknown !== undefined && (
        <p role="alert" className="basis-full text-note">
          We don’t know “{unknown.text}”.{" "}
          {unknown.nearest.length > 0 ? "Did you mean" : "Name a country or a large city."}
          {unknown.nearest.map(({ code, name, by }) => (
            <a
              key={code}
              href={`${action}?${param}=${code}`}
              onClick={() => rememberReader({ country: code })}
              className="text-link ml-3 inline-flex min-h-11 items-center text-ink"
            >
              {by === undefined ? name : `${name} (${by})`}
            </a>
          ))}
        </p>
      )}
    </form>
  );
}

/** Loaded on use: few visitors of a page need the country names. */
const remember = async (typed: string) => (await import("./remember-typed.ts")).rememberTyped(typed);
