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
 * The state of the profile form. Fields are uncontrolled, which keeps what was typed before hydration and after a
 * failed save. Drafts are not stored, so that whoever uses the device next cannot read them.
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
    // Editing a field clears its error, and those of the whole form.
    setFaults((found) => found.filter((fault) => fault.field !== undefined && fault.field !== field));
  }

  // The atom may hold the last visit's outcome, and the form what was typed before hydration.
  const arrive = useEffectEvent(() => noteChange());
  useEffect(() => arrive(), []);

  /** Shows errors, and focuses the first field that has one. */
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
    // It is unsaved again if the user typed while saving.
    if (form.current) setUnsaved(hasChanges(draft, readDraft(new FormData(form.current))));
    // So that going back does not show the old profile.
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

/** The country also applies to this browser's lists. */
function keepCountry(country: string): void {
  keepReader({ ...readRemembered(readReaderCookie()), country: country || undefined });
}

function hasChanges(stored: ProfileDraft, draft: ProfileDraft): boolean {
  return Object.keys(listChanges(stored, draft)).length > 0;
}

/**
 * Asks before leaving the page with unsaved changes: on closing or reloading, on links of this site, and on back and
 * forward where the browser supports it (Navigation API).
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const guard = new AbortController();
    const { signal } = guard;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    // On the document in the capture phase, before any link handles the click, because links do not know this form.
    document.addEventListener("click", keepFromLeaving, { capture: true, signal });
    window.navigation?.addEventListener("navigate", keepFromGoingBack, { signal });
    return () => guard.abort();
  }, [isUnsaved]);
}

function keepFromLeaving(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
  // Links to other sites load a page, so the browser asks by itself.
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
