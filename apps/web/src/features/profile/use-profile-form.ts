"use client";

import { useAtomValue, useStore } from "jotai";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { readRemembered } from "../../platform/requests/reader-search.ts";
import { isPlainClick } from "../../ui/plain-click.ts";
import { keepReader, readReaderCookie } from "../reader/reader-cookie.ts";
import { noteProfileEdit, profileSavingAtom, saveProfile } from "./profile-atoms.ts";
import { listChanges, type ProfileDraft, readDraft } from "./profile-draft.ts";
import { findProfileErrors, type ProfileError } from "./profile-errors.ts";

const QUESTION = "Leave without saving? Your changes will be lost.";

/**
 * The state of the profile's form over what is stored. Fields are left to the browser, so that what was typed before
 * this code arrived is there, and what failed to be saved stays. It is kept nowhere else: where the session ends, whoever
 * sits here next is not to read it.
 */
export function useProfileForm(uid: string, initial: ProfileDraft) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const saving = useAtomValue(profileSavingAtom);
  const store = useStore();
  const [stored, setStored] = useState(initial);
  const [isUnsaved, setUnsaved] = useState(false);
  const [faults, setFaults] = useState<readonly ProfileError[]>([]);

  function noteChange(field?: string) {
    if (!form.current) return;
    noteProfileEdit(store);
    setUnsaved(hasChanges(stored, readDraft(new FormData(form.current))));
    // A field that is being mended is not wrong any more, until it is sent again; nor is what is no one field's.
    setFaults((found) => found.filter((fault) => fault.field !== undefined && fault.field !== field));
  }

  // The page may come with the last visit's outcome in memory, and with what was typed before this code came.
  const arrive = useEffectEvent(() => noteChange());
  useEffect(() => arrive(), []);

  /** Says what is wrong, and goes to the first field that is. */
  function show(found: readonly ProfileError[]) {
    flushSync(() => setFaults(found));
    const field = found[0]?.field;
    if (field === undefined) return;
    const input = `[data-field="${field}"], [name="${field}"]:not([type="hidden"])`;
    form.current?.querySelector<HTMLElement>(input)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.status === "saving") return;
    const draft = readDraft(new FormData(event.currentTarget));
    const changes = listChanges(stored, draft);
    const found = findProfileErrors(draft, changes);
    show(found);
    if (found.length > 0) return;
    const outcome = await saveProfile(store, { uid, changes });
    if (outcome.status === "failed") show([outcome.fault]);
    if (outcome.status !== "saved") return;
    setStored(draft);
    if (typeof changes.country === "string") keepCountry(changes.country);
    // Typed on while it was being saved, it is unsaved again.
    if (form.current) setUnsaved(hasChanges(draft, readDraft(new FormData(form.current))));
    // Going away and coming back must not bring up the page as it was before.
    router.refresh();
  }

  return {
    formProps: { ref: form, onSubmit: submit },
    noteChange,
    saving,
    isUnsaved,
    faultOf: (field: keyof ProfileDraft) => faults.find((fault) => fault.field === field)?.text,
    faultOfAll: faults.find((fault) => fault.field === undefined)?.text,
    faultCount: faults.length,
  };
}

/** What is chosen here is chosen for this browser's lists, too. */
function keepCountry(country: string): void {
  keepReader({ ...readRemembered(readReaderCookie()), country: country || undefined });
}

function hasChanges(stored: ProfileDraft, draft: ProfileDraft): boolean {
  return Object.keys(listChanges(stored, draft)).length > 0;
}

/**
 * Asks before the page is left while something is unsaved: closed or loaded anew, by a link of this site, or back and
 * forward through the history where the browser lets a page ask (it needs the Navigation API).
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const guard = new AbortController();
    const { signal } = guard;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    // At the document, before any link hears of the click: links are all over the site, and none knows of this form.
    document.addEventListener("click", keepFromLeaving, { capture: true, signal });
    window.navigation?.addEventListener("navigate", keepFromGoingBack, { signal });
    return () => guard.abort();
  }, [isUnsaved]);
}

function keepFromLeaving(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
  // Another site's page is left for by a page load, which the browser itself asks about.
  const to = new URL(link.href);
  if (to.origin !== location.origin || isSamePage(to) || confirm(QUESTION)) return;
  event.preventDefault();
  event.stopPropagation();
}

function keepFromGoingBack(event: NavigateEvent): void {
  const isLeaving = event.navigationType === "traverse" && event.cancelable;
  if (isLeaving && !isSamePage(new URL(event.destination.url)) && !confirm(QUESTION)) event.preventDefault();
}

function isSamePage({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
