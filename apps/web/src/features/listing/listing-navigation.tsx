"use client";

import { finishLastWord } from "@farwork/domain/search";
import { useAtomValue, useStore } from "jotai";
import { useSearchParams } from "next/navigation";
import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from "react";

import { useFormats } from "#formats";

import { fillPayTerms } from "../../platform/locale/reader-terms.ts";
import { whenUsed } from "../../ui/when-used.ts";
import { changeFilters } from "../filters/change-listing.ts";
import {
  type Navigation,
  NavigationContext,
  PendingContext,
  resolvePath,
  ShownContext,
  type Target,
} from "../paging/navigation-context.ts";
import { watchKeptReader } from "../reader/reader-cookie.ts";
import { addressAtom, isListPendingAtom, readSearch, showSearch, showSearchAnew } from "./address-atoms.ts";
import { jobsAtom } from "./jobs-atoms.ts";
import { JobsContext } from "./jobs-provider.tsx";
import type { ListingAddress } from "./listing-address.ts";
import type { ListingSeed } from "./listing-seed.ts";
import { openListing, type OpenListing } from "./open-listing.ts";

/**
 * Lets the listing's controls change the address without a page load. The list follows the address, however that
 * changes.
 */
export function ListingNavigation({ seed, children }: { seed: ListingSeed; children: ReactNode }) {
  const openOnce = use(JobsContext);
  const store = useStore();
  const [listing] = useState(() => openOnce(() => openListing(store)));
  const pending = useAtomValue(isListPendingAtom);
  const jobs = useAtomValue(jobsAtom);
  const params = useSearchParams();
  const formats = useFormats();

  useLayoutEffect(() => listing.receive(seed, readSearch(formats)), [listing, seed, formats]);
  // Next's router can navigate between listings too, and on back and forward often does so before the browser's own
  // event below. A list that Next requested from the server arrives as the seed.
  useEffect(
    () => listing.follow(showSearch(formats), { isHistory: true }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the browser's address may be ahead of Next's
    [listing, params, formats],
  );
  useEffect(
    () =>
      watchKeptReader(() => {
        if (location.pathname === "/") listing.follow(showSearchAnew(formats));
      }),
    [listing, formats],
  );
  useEffect(() => {
    const step = () => location.pathname === "/" && listing.follow(readSearch(formats), { isHistory: true });
    window.addEventListener("popstate", step);
    return () => window.removeEventListener("popstate", step);
  }, [listing, formats]);
  useWindowEvents(listing);
  // Load the parsing code on first interaction: on slow phones it takes longer than the page itself.
  useEffect(() => whenUsed(() => void import("./listing-schemas.ts").catch(() => {})), []);

  const hasUnknownPlaces = seed.unknown !== undefined;
  const address = jobs.status === "none" ? undefined : jobs.address;
  const shown = useMemo(() => address && { ...address, hasUnknownPlaces }, [address, hasUnknownPlaces]);
  const navigation = useMemo<Navigation>(() => {
    const readAsked = () => ({ ...store.get(addressAtom), hasUnknownPlaces });
    const pathOf = (to: Target) => resolvePath(to, readAsked());
    // The address it changes has the reader's country and hours, but for those that another tab has just set: the
    // effect above adds them.
    const searchOf = (path: string) => fillPayTerms(new URL(path, location.href).search, formats);
    return {
      // The server alone knows what to say of an unknown place.
      go: (to, { replace = false, reload = hasUnknownPlaces } = {}) => {
        const path = pathOf(to);
        if (reload) return location.assign(path);
        const isHere = path === location.pathname + location.search;
        if (replace || isHere || finishesWord(path, readAsked())) history.replaceState(null, "", path);
        else history.pushState(null, "", path);
        listing.follow(searchOf(path));
      },
      prefetch: (to) => listing.prefetch(searchOf(pathOf(to))),
    };
  }, [listing, formats, store, hasUnknownPlaces]);
  return (
    <NavigationContext value={navigation}>
      <ShownContext value={shown}>
        <PendingContext value={pending}>{children}</PendingContext>
      </ShownContext>
    </NavigationContext>
  );
}

/** Tells the listing what happens in its window. */
function useWindowEvents(listing: OpenListing): void {
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    // The touch that started a prefetch turned into a scroll.
    window.addEventListener("pointercancel", listing.cancelPrefetch, { signal });
    // Asked for when a list is left, it would have the browser lay out the page once more.
    const note = () => listing.noteScroll(scrollY);
    note();
    window.addEventListener("scroll", note, { signal, passive: true });
    window.addEventListener("online", listing.retry, { signal });
    return () => unmount.abort();
  }, [listing]);
}

/** Whether the navigation only completes the word being typed, which needs no history entry of its own. */
function finishesWord(path: string, from: ListingAddress): boolean {
  const { search } = from.filters;
  const isAtFirst = from.page === 1 && from.jobId === undefined;
  return isAtFirst && finishLastWord(search) !== search && path === resolvePath(KEEP_FILTERS, from);
}

const KEEP_FILTERS = changeFilters((filters) => filters);
