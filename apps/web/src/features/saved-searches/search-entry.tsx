"use client";

import type { AlertFrequency, PlanId, SavedSearch } from "@farwork/domain";
import { formatPostedAgo } from "@farwork/domain/date";
import { useSetAtom } from "jotai";
import { useState } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { describeQuery } from "./name-search.ts";
import { RenameForm } from "./rename-form.tsx";
import { SearchActions } from "./search-actions.tsx";
import { SearchCount } from "./search-count.tsx";
import { SearchFrequency } from "./search-frequency.tsx";
import { changeSearchAtom } from "./searches-page-atoms.ts";

/** A saved search: what it finds, how often it sends mail, and what can be done about it. */
export function SearchEntry({
  search,
  plan,
  alertsEvery,
  now,
}: {
  search: SavedSearch;
  /** Undefined until it is known. */
  plan: PlanId | undefined;
  /** How often it does send mail; undefined where it sends none. */
  alertsEvery: AlertFrequency | undefined;
  now: Date;
}) {
  const change = useSetAtom(changeSearchAtom);
  const [isRenaming, setRenaming] = useState(false);
  const { searchId, name, query, isPaused, createdAt, alertedAt } = search;
  const heading = `search-${searchId}`;
  const words = describeQuery(query);
  const isResting = plan !== undefined && !isPaused && alertsEvery === undefined;
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
              if (changed !== undefined && changed !== name) void change(search, { name: changed });
            }}
          />
        )}
        {words !== name && <p className="text-small wrap-anywhere text-soft">{words}</p>}
        <p className="dotted mt-1 text-small text-soft">
          <span>Saved {formatPostedAgo(createdAt, now)}</span>
          {alertedAt && <span>Last mail {formatPostedAgo(alertedAt, now)}</span>}
          <SearchCount query={query} since={alertedAt ?? createdAt} />
        </p>
        {isPaused && (
          <p className="mt-2 text-small">
            <strong className="marked">Paused</strong> It sends no mail.
          </p>
        )}
        {isResting && <Resting />}
      </div>
      <SearchFrequency search={search} plan={plan} alertsEvery={alertsEvery} />
      <SearchActions search={search} isRenaming={isRenaming} onRename={() => setRenaming(true)} />
    </article>
  );
}

function Resting() {
  return (
    <p className="mt-2 text-small text-pretty">
      <strong className="marked">On hold</strong> Free sends mail of one search, your oldest. Pause or delete
      that one and this takes its place, or{" "}
      <SiteLink href="/plans" className="text-link inline-flex min-h-11 items-center desk:min-h-6">
        see the plans
      </SiteLink>
      .
    </p>
  );
}
