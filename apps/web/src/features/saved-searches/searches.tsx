"use client";

import type { SavedSearch } from "@farwork/domain";
import { pickAlertedSearches } from "@farwork/domain/saved-search";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { EntriesSkeleton } from "../../ui/entries-skeleton.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { MailNotices } from "../alerts/mail-notices.tsx";
import { billingAtom, tryBillingAgain } from "../billing/plan-atoms.ts";
import { useBillingFollowed } from "../billing/use-plan.ts";
import { loadSearches } from "./change-searches.ts";
import { savedSearchesAtom } from "./saved-searches-atoms.ts";
import { SearchEntry } from "./search-entry.tsx";
import { clearDeleted, restoreSearch, searchRowsAtom } from "./searches-page-atoms.ts";

/** The user's saved searches, loaded by their browser. */
export function Searches({ now }: { now: Date }) {
  useBillingFollowed();
  useSearchesLoaded();
  const known = useAtomValue(savedSearchesAtom);
  const store = useStore();
  if (known.status === "loading") return <EntriesSkeleton count={2} />;
  if (known.status === "failed") {
    return (
      <div role="alert" className="mt-6 flex flex-wrap items-center gap-4 text-lead">
        <p>Your saved searches can’t be loaded right now. Nothing is lost.</p>
        <button type="button" className="quiet-action" onClick={() => void loadSearches(store)}>
          Try again
        </button>
      </div>
    );
  }
  return <SearchList now={now} />;
}

function SearchList({ now }: { now: Date }) {
  const rows = useAtomValue(searchRowsAtom);
  const known = useAtomValue(billingAtom);
  const plan = known.status === "known" ? known.billing.plan : undefined;
  const [total, setTotal] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);

  // Focus the first of the newly shown searches, where the button was.
  useEffect(() => {
    const next = list.current?.children[total - PAGE];
    if (total > PAGE && next instanceof HTMLElement) next.focus();
  }, [total]);

  if (rows.length === 0) return <NoSearches />;
  const there = rows.flatMap(({ search, isGone }) => (isGone ? [] : [search]));
  const alerted = new Map(
    pickAlertedSearches(plan ?? "free", there).map((search) => [search.searchId, search.alertsEvery]),
  );
  return (
    <>
      <MailNotices />
      <PlanLimits />
      <ul ref={list} className="mt-6 border-t-2 border-ink">
        {rows.slice(0, total).map(({ search, isGone }) => (
          <li key={search.searchId} tabIndex={-1} className="border-b border-rule">
            {isGone ? (
              <DeletedSearch search={search} />
            ) : (
              <SearchEntry search={search} plan={plan} alertsEvery={alerted.get(search.searchId)} now={now} />
            )}
          </li>
        ))}
      </ul>
      {rows.length > total && (
        <button type="button" className="quiet-action mt-6" onClick={() => setTotal(total + PAGE)}>
          Show {Math.min(PAGE, rows.length - total)} more
        </button>
      )}
    </>
  );
}

// Each search costs a request for its count.
const PAGE = 20;

function NoSearches() {
  return (
    <div className="mt-6 flex max-w-measure flex-col items-start gap-5 text-lead text-soft">
      <p>
        Search and filter until you see the jobs you want, then choose “Save search”. We’ll email you new
        ones.
      </p>
      <SiteLink href="/" className="action">
        Find jobs
      </SiteLink>
    </div>
  );
}

function useSearchesLoaded(): void {
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return undefined;
    const look = () => document.visibilityState === "visible" && void loadSearches(store, { isAnew: true });
    look();
    // Another tab, or a link in a mail, may have changed something.
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [uid, store]);
  useEffect(() => () => clearDeleted(store), [store]);
}

/** What the user's plan includes. Reserves its height while loading, and offers a retry on failure. */
function PlanLimits() {
  const known = useAtomValue(billingAtom);
  const plan = known.status === "known" ? known.billing.plan : undefined;
  if (known.status === "failed") return <Unknown />;
  return (
    <p className="mt-4 min-h-11 text-soft">
      {plan === "free" && (
        <>
          Free: one search with a weekly email.{" "}
          <SiteLink href="/plans" className="text-link inline-flex min-h-11 items-center text-ink">
            What Pro adds
          </SiteLink>
        </>
      )}
      {plan === "pro" && "Pro: unlimited searches, with emails as often as you choose."}
    </p>
  );
}

function Unknown() {
  const store = useStore();
  return (
    <div role="alert" className="mt-4 flex min-h-11 flex-wrap items-center gap-4 text-soft">
      <p>Your plan can’t be loaded right now, so alert frequency can’t be changed.</p>
      <button type="button" className="quiet-action" onClick={() => tryBillingAgain(store)}>
        Try again
      </button>
    </div>
  );
}

/** Replaces a deleted search with a focused Undo. */
function DeletedSearch({ search }: { search: SavedSearch }) {
  const store = useStore();
  const undoButton = useRef<HTMLButtonElement>(null);
  // The pressed button disappeared with the entry.
  useEffect(() => undoButton.current?.focus(), []);
  return (
    <p className="marked-entry-gone">
      <output className="min-w-0 wrap-anywhere">Deleted: {search.name}</output>
      <button
        ref={undoButton}
        type="button"
        className="quiet-action flex-none"
        aria-label={`Undo, and keep ${search.name}`}
        onClick={() => void restoreSearch(store, search)}
      >
        Undo
      </button>
    </p>
  );
}
