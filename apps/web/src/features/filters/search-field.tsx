"use client";

import { finishLastWord, MAX_SEARCH_LENGTH } from "@farwork/domain/search";

import { FILTER_FORM, SEARCH_PARAM } from "./change-listing.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/** The search field, part of the filter form. Results follow as you type. */
export function SearchField({ search }: { search: string }) {
  const { field, type, press, leave } = useTypedSearch();
  return (
    <search className="gives-way flex items-stretch border-b-2 border-ink focus-within:shadow-focus-line">
      <label htmlFor="search" className="flex flex-1 items-center gap-3">
        <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
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
          name={SEARCH_PARAM}
          defaultValue={finishLastWord(search)}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          placeholder="Title, company, skill"
          onInput={type}
          onKeyDown={(event) => press(event.key)}
          onBlur={leave}
          className="min-h-13 w-full bg-transparent text-lead outline-none placeholder:text-faint"
        />
      </label>
      <button form={FILTER_FORM} type="submit" className="action my-1.5">
        Search
      </button>
    </search>
  );
}
