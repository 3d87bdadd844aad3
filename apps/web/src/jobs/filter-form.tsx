"use client";

import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";

import { FILTER_FORM, FILTER_SHEET } from "./filter-sheet.ts";
import { formPath } from "./form-path.ts";
import { useListingNavigation } from "./listing-navigation.tsx";

/**
 * The filters as a plain GET form, which a browser without JavaScript submits by itself. With it, each choice
 * leads to its address at once. `path` is the address the controls show.
 */
export function FilterForm({ path, children }: { path: string; children: ReactNode }) {
  const { go } = useListingNavigation();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string>(undefined);
  const steppedThroughHistory = useRef(false);

  useEffect(() => {
    const note = () => {
      steppedThroughHistory.current = true;
    };
    window.addEventListener("popstate", note);
    return () => window.removeEventListener("popstate", note);
  }, []);

  useEffect(() => {
    if (!form.current || shown.current === path) return;
    const isFirst = shown.current === undefined;
    shown.current = path;
    const keepTyping = !steppedThroughHistory.current;
    steppedThroughHistory.current = false;
    if (!isFirst) showAddress(form.current, keepTyping);
    // Chosen while this code was still on its way, when nobody listened.
    else if (isChanged(form.current)) go(formPath(new FormData(form.current)));
  }, [path, go]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    go(formPath(new FormData(event.currentTarget)));
    document.getElementById(FILTER_SHEET)?.hidePopover?.();
  }

  function choose(event: ChangeEvent<HTMLFormElement>) {
    go(formPath(new FormData(event.currentTarget)));
  }

  return (
    <form
      ref={form}
      id={FILTER_FORM}
      method="get"
      action="/"
      // Firefox would restore what was ticked before a reload, against what the address says.
      autoComplete="off"
      onSubmit={submit}
      onChange={choose}
    >
      {children}
    </form>
  );
}

// The server rendered the address's choices as the controls' defaults. What a hand ticked or typed overrides a
// default until reset, so after "back" or a removed chip the form is reset. Words being typed stay, unless it was
// "back" that led here: then the field still has the focus, but its words belong to the address that was left.
function showAddress(form: HTMLFormElement, keepTyping: boolean): void {
  const search = form.elements.namedItem("q");
  const isTyping = keepTyping && search instanceof HTMLInputElement && search === document.activeElement;
  const typed = isTyping ? search.value : undefined;
  form.reset();
  if (search instanceof HTMLInputElement && typed !== undefined) search.value = typed;
  // React writes a select's default once only, so its choice travels beside it.
  for (const select of form.querySelectorAll<HTMLSelectElement>("select[data-chosen]")) {
    select.value = select.dataset["chosen"] ?? "";
  }
}

/** Whether a control shows anything else than the server rendered it with. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return control.value !== (control.dataset["chosen"] ?? "");
    if (!(control instanceof HTMLInputElement)) return false;
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  });
}
