"use client";

import type { SubmitEvent } from "react";

import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import { rememberReader } from "./reader-cookie.ts";

const MAX_TYPED = 60;

/**
 * Asks on a job's own page where its reader lives; the page at `action` answers. With scripts this browser remembers it.
 * `unknown` is what was typed before and is no place that we know.
 */
export function AskCountry({ action, unknown }: { action: string; unknown: string | undefined }) {
  async function remember(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get(READER_PARAM);
    // The page reads what was typed, whether or not the countries' names can be had here.
    const country = await readTyped(typeof typed === "string" ? typed : "").catch(() => "");
    if (country !== "") rememberReader({ country });
    form.submit();
  }

  return (
    <form action={action} onSubmit={remember} className="flex flex-wrap gap-2">
      <input
        name={READER_PARAM}
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
      {unknown !== undefined && (
        <p role="alert" className="basis-full text-note">
          We don’t know “{unknown}”. Name a country or a large city.
        </p>
      )}
    </form>
  );
}

const readTyped = async (text: string) => (await import("./country-search.ts")).readWhole(text);
