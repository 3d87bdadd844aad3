"use client";

import { useAtomValue } from "jotai";
import { type MouseEvent, useEffect, useRef } from "react";

import type { HiddenBy, HideableJob } from "./hidden-entries.ts";
import { lastHiddenChangeAtom } from "./last-hidden-change-atom.ts";
import { useHideJob } from "./use-hiding.ts";

/**
 * Replaces a hidden entry, or labels it where hidden entries are shown, with buttons to unhide it or to hide its
 * company.
 */
export function HiddenLine({
  job,
  by,
  isInPlace,
}: {
  job: HideableJob;
  by: Exclude<HiddenBy, undefined>;
  isInPlace: boolean;
}) {
  const change = useHideJob(job.id);
  const lastChange = useAtomValue(lastHiddenChangeAtom);
  const undoButton = useRef<HTMLButtonElement>(null);
  const wasHiddenHere = lastChange?.jobId === job.id;
  const { id, title, company, companySlug = "" } = job;
  const isWithCompany = by === "company";

  // The pressed button disappeared with the entry.
  useEffect(() => {
    if (isInPlace && wasHiddenHere) undoButton.current?.focus();
  }, [isInPlace, wasHiddenHere]);

  const showAgain = () =>
    void (isWithCompany
      ? change([{ kind: "companies", value: companySlug, isHidden: false }], `${company} is shown again`)
      : change([{ kind: "jobs", value: id, isHidden: false }], `${title} is shown again`));
  // Hiding the company covers this job, which then needs no place of its own.
  const hideCompany = () =>
    void change(
      [
        { kind: "companies", value: companySlug, isHidden: true },
        { kind: "jobs", value: id, isHidden: false },
      ],
      `Hidden: all of ${company}`,
    );
  const scope = isWithCompany ? `all of ${company}` : title;
  return (
    <p className="hidden-line">
      <span className="min-w-0">
        {isInPlace ? "Hidden" : "Hidden by you"}
        {isWithCompany && `, with all of ${company}`}
        {isInPlace && `: ${title}`}
      </span>
      <button
        ref={undoButton}
        type="button"
        className="quiet-action"
        aria-label={isInPlace ? `Undo, and show ${scope} again` : `Unhide ${scope}`}
        onClick={oncePerClick(showAgain)}
      >
        {isInPlace ? "Undo" : isWithCompany ? `Unhide ${scope}` : "Unhide"}
      </button>
      {isInPlace && !isWithCompany && companySlug !== "" && (
        <button type="button" className="quiet-action" onClick={oncePerClick(hideCompany)}>
          Hide all of {company}
        </button>
      )}
    </p>
  );
}

/** Ignores the second click of a double click on the button that was here before. */
function oncePerClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail <= 1) act();
  };
}
