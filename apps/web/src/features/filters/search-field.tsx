"use client";

import { MAX_SEARCH_LENGTH } from "@farwork/domain/search";
import { useEffect, useRef } from "react";

import { useListingNavigation } from "../paging/page-navigation.tsx";
import { changeControls, FILTER_FORM } from "./change-listing.ts";

const TYPING_PAUSE_MS = 250;

/** The search, part of the filters' form wherever it stands. Results follow the typing after a short pause. */
export function SearchField({ search }: { search: string }) {
  const { go } = useListingNavigation();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One visit to the field is one step back, however much was typed.
  const hasStep = useRef(false);
  useEffect(() => {
    // What was typed while this code was on its way: the form makes the step for it.
    const { current } = field;
    if (current === document.activeElement) hasStep.current = current?.value !== current?.defaultValue;
    const endVisit = () => {
      clearTimeout(pause.current);
      hasStep.current = false;
    };
    window.addEventListener("popstate", endVisit);
    return () => {
      window.removeEventListener("popstate", endVisit);
      clearTimeout(pause.current);
    };
  }, []);

  function type(input: HTMLInputElement) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      go(changeControls([input]), { replace: hasStep.current });
      hasStep.current = true;
    }, TYPING_PAUSE_MS);
  }

  return (
    <search className="gives-way flex items-stretch border-b-2 border-ink focus-within:shadow-focus-line">
      <label htmlFor="search" className="flex flex-1 items-center gap-3">
        <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true" focusable="false">
          <path
            d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm4 9.5L18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <span className="sr-only">Search titles, companies, tags and descriptions</span>
        <input
          ref={field}
          id="search"
          form={FILTER_FORM}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          placeholder="Title, company, skill"
          onInput={(event) => type(event.currentTarget)}
          // Enter submits the form there and then: the pause has nothing left to wait for.
          onKeyDown={(event) => event.key === "Enter" && clearTimeout(pause.current)}
          onBlur={() => (hasStep.current = false)}
          className="min-h-13 w-full bg-transparent text-lead outline-none placeholder:text-faint"
        />
      </label>
      <button form={FILTER_FORM} type="submit" className="action my-1.5">
        Search
      </button>
    </search>
  );
}
