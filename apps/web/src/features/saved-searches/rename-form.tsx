"use client";

import { MAX_SEARCH_NAME } from "@farwork/domain/saved-search";
import { type SubmitEvent, useEffect, useId, useRef } from "react";

/** Asks for another name. `onDone` gets it, or undefined where the old one stays, and the focus goes back. */
export function RenameForm({ name, onDone }: { name: string; onDone: (name: string | undefined) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    field.current?.focus();
    field.current?.select();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim();
    // Without a name it keeps the one it has.
    onDone(typed === "" ? undefined : typed);
  }

  return (
    <form onSubmit={submit} className="my-2 flex flex-wrap items-end gap-3">
      <label htmlFor={id} className="flex min-w-56 flex-1 flex-col gap-1 text-small font-semibold">
        Name
        <input
          ref={field}
          id={id}
          defaultValue={name}
          maxLength={MAX_SEARCH_NAME}
          autoComplete="off"
          onKeyDown={({ key }) => key === "Escape" && onDone(undefined)}
          className="min-h-11 rounded-field border border-field bg-sheet px-3 text-body font-normal"
        />
      </label>
      <button type="submit" className="action">
        Save name
      </button>
      <button type="button" className="quiet-action" onClick={() => onDone(undefined)}>
        Cancel
      </button>
    </form>
  );
}
