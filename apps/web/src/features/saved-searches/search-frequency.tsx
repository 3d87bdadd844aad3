"use client";

import type { AlertFrequency, PlanId, SavedSearch } from "@farwork/domain";
import { PLANS } from "@farwork/domain/billing";
import { withMarketingParams } from "@farwork/domain/links";
import { ALERT_FREQUENCIES, ALERT_FREQUENCY_LABELS } from "@farwork/domain/saved-search";
import { useSetAtom, useStore } from "jotai";

import { usePush } from "../../ui/push-provider.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { searchUnderEditAtom } from "./saved-searches-atoms.ts";
import { changeSearch, removeSearch } from "./searches-page-atoms.ts";

/** The alert frequency. Options the plan lacks are shown, and lead to the plans. */
export function SearchFrequency({
  search,
  plan,
  alertsEvery,
}: {
  search: SavedSearch;
  plan: PlanId | undefined;
  alertsEvery: AlertFrequency | undefined;
}) {
  const store = useStore();
  const { searchId, name, frequency } = search;
  const allowed = PLANS[plan ?? "free"].limits.alerts;
  const shown = alertsEvery ?? (allowed.includes(frequency) ? frequency : "weekly");
  return (
    <fieldset className="search-frequency" aria-describedby={`${searchId}-asked`}>
      <legend className="sr-only">How often “{name}” sends mail</legend>
      {ALERT_FREQUENCIES.map((each) =>
        plan === undefined || allowed.includes(each) ? (
          <label key={each} className="flex min-h-11 items-center gap-2 text-small">
            <input
              type="radio"
              name={`frequency-${searchId}`}
              checked={plan === undefined ? frequency === each : shown === each}
              disabled={plan === undefined}
              onChange={() => void changeSearch(store, search, { frequency: each })}
              className="filter-box"
            />
            {ALERT_FREQUENCY_LABELS[each]}
          </label>
        ) : (
          <SiteLink
            key={each}
            href="/plans"
            className="group flex min-h-11 items-center gap-2 text-small text-soft"
          >
            <span className="text-link">{ALERT_FREQUENCY_LABELS[each]}</span> with Pro
          </SiteLink>
        ),
      )}
      <p id={`${searchId}-asked`} className="text-note text-soft empty:hidden">
        {plan !== undefined &&
          !allowed.includes(frequency) &&
          `You chose “${ALERT_FREQUENCY_LABELS[frequency]}”, which is available with Pro.`}
      </p>
    </fieldset>
  );
}

/** The actions of a saved search. */
export function SearchActions({
  search,
  isRenaming,
  onRename,
}: {
  search: SavedSearch;
  isRenaming: boolean;
  onRename: () => void;
}) {
  const store = useStore();
  const setEdited = useSetAtom(searchUnderEditAtom);
  const push = usePush();
  const { name, query, isPaused } = search;

  function edit() {
    setEdited(search);
    const listing = query === "" ? "/" : `/?${query}`;
    push(withMarketingParams(listing, new URLSearchParams(location.search)));
  }

  const actions = [
    {
      label: isPaused ? "Resume" : "Pause",
      act: () => void changeSearch(store, search, { isPaused: !isPaused }),
    },
    { label: "Rename", act: onRename, isOpen: isRenaming },
    { label: "Edit filters", act: edit },
    { label: "Delete", act: () => void removeSearch(store, search) },
  ];
  return (
    <div className="search-actions">
      {actions.map(({ label, act, isOpen }) => (
        <button
          key={label}
          type="button"
          aria-label={`${label}: ${name}`}
          aria-expanded={isOpen}
          onClick={act}
          className="search-action"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
