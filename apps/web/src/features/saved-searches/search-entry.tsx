"use client";

import type { AlertFrequency, PlanId, SavedSearch } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";
import { MAX_SEARCH_NAME } from "@farwork/domain/saved-search";
import { useAtomValue, useStore } from "jotai";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";

import { useFormats } from "#formats";

import { browserDataAtom, type JobCount } from "../../platform/backend/browser-data.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { readHiddenCookie } from "../hidden-jobs/hidden-cookie.ts";
import { formatHidden } from "../hidden-jobs/hidden-entries.ts";
import { describeQuery } from "./name-search.ts";
import { SearchActions, SearchFrequency } from "./search-frequency.tsx";
import { changeSearch } from "./searches-page-atoms.ts";

/** A saved search: its filters, alert frequency and actions. */
export function SearchEntry({
  search,
  plan,
  alertsEvery,
  now,
}: {
  search: SavedSearch;
  /** Undefined until known. */
  plan: PlanId | undefined;
  /** The actual alert frequency; undefined if it sends none. */
  alertsEvery: AlertFrequency | undefined;
  now: Date;
}) {
  const store = useStore();
  const [isRenaming, setRenaming] = useState(false);
  const { searchId, name, query, isPaused, createdAt, alertedAt } = search;
  const heading = `search-${searchId}`;
  const words = describeQuery(query);
  const isOnHold = plan !== undefined && !isPaused && alertsEvery === undefined;
  return (
    <article aria-labelledby={heading} className="search-entry">
      <div className="search-facts">
        <h2 id={heading} className="text-lead font-semibold wrap-anywhere">
          <SiteLink
            href={query === "" ? "/" : `/?${query}`}
            className="mark-on-hover hover:mark-drawn max-desk:inline-flex max-desk:min-h-11 max-desk:min-w-11 max-desk:items-center"
          >
            {name}
          </SiteLink>
        </h2>
        {isRenaming && (
          <RenameForm
            name={name}
            onDone={(changed) => {
              setRenaming(false);
              if (changed !== undefined && changed !== name)
                void changeSearch(store, search, { name: changed });
            }}
          />
        )}
        {words !== name && <p className="text-small wrap-anywhere text-soft">{words}</p>}
        <p className="dotted mt-1 text-small text-soft">
          <span>Saved {formatPostedAgo(createdAt, now)}</span>
          {alertedAt && <span>Last email {formatPostedAgo(alertedAt, now)}</span>}
          <SearchCount query={query} since={alertedAt ?? createdAt} />
        </p>
        {isPaused && (
          <p className="mt-2 text-small">
            <strong className="marked">Paused</strong> It sends no email.
          </p>
        )}
        {isOnHold && <OnHold />}
      </div>
      <SearchFrequency search={search} plan={plan} alertsEvery={alertsEvery} />
      <SearchActions search={search} isRenaming={isRenaming} onRename={() => setRenaming(true)} />
    </article>
  );
}

function OnHold() {
  return (
    <p className="mt-2 text-small text-pretty">
      <strong className="marked">On hold</strong> Free includes alerts for one search, your oldest. Pause or
      delete it to get alerts for this one, or{" "}
      <SiteLink href="/plans" className="text-link inline-flex min-h-11 items-center desk:min-h-6">
        see the plans
      </SiteLink>
      .
    </p>
  );
}

/** A form for a new name. Calls `onDone` with it, or with undefined to keep the old one, and returns the focus. */
function RenameForm({ name, onDone }: { name: string; onDone: (name: string | undefined) => void }) {
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
    // Without a name it keeps the old one.
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

/** How many jobs a search finds, and how many are new. Empty until known, or on failure. */
function SearchCount({ query, since }: { query: string; since: Date }) {
  const { load } = useAtomValue(browserDataAtom);
  const formats = useFormats();
  const [count, setCount] = useState<JobCount>();
  const sinceMs = since.getTime();
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const [data, { readHidden }] = await Promise.all([load(), import("../hidden-jobs/read-hidden.ts")]);
      const hidden = readHidden(formatHidden(readHiddenCookie()));
      const counted = await data.countJobs(query, { newSince: new Date(sinceMs), hidden });
      if (!isLeft) setCount(counted);
    };
    // Optional: the entry works without it.
    ask().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [query, sinceMs, load]);
  if (!count) return null;
  return (
    <span>
      {formats.jobCount(count.totalJobs)}
      {count.totalNew > 0 && (
        <>
          , <b className="text-ink">{formats.count(count.totalNew)} new since then</b>
        </>
      )}
    </span>
  );
}
