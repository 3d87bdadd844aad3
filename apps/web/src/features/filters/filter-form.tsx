"use client";

import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from "react";

import { useListingNavigation, useListingPending } from "../paging/page-navigation.tsx";
import { FILTER_FORM, FILTER_SHEET, formPath } from "./form-path.ts";

/**
 * The filters as a plain GET form, which a browser without JavaScript submits by itself. With it, each choice
 * leads to its address at once. `path` is the address the controls show, in a moment: the eye is on the list, and the
 * counts come when that has been painted.
 */
export function FilterForm({ path, children }: { path: string; children: ReactNode }) {
  const { go, prefetch } = useListingNavigation();
  const pending = useListingPending();
  const arrived = useMemo(() => ({ path, children }), [path, children]);
  const shownNow = useDeferredValue(arrived);
  const isSettled = !pending && shownNow === arrived;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string>(undefined);
  const isDue = useRef(false);

  const steppedThroughHistory = useHistoryStep(form);

  useEffect(() => {
    const isFirst = shown.current === undefined;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- takes off what `app/page.tsx` put on until now
    if (isFirst && form.current) form.current.onchange = null;
    if (shown.current !== path) isDue.current = true;
    shown.current = path;
    // Between a choice and its lines the boxes tell what was chosen since: no earlier answer may undo that.
    if (!form.current || !isSettled || !isDue.current) return;
    isDue.current = false;
    const keepTyping = !steppedThroughHistory.current;
    if (!isFirst) showAddress(form.current, keepTyping);
    // Chosen in the sheet while this code was still on its way.
    else if (isChanged(form.current)) go(formPath(new FormData(form.current)), { shown: path });
  }, [path, isSettled, go, steppedThroughHistory]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    go(formPath(new FormData(event.currentTarget)), { shown: shownNow.path });
    document.getElementById(FILTER_SHEET)?.hidePopover?.();
  }

  function choose(event: ChangeEvent<HTMLFormElement>) {
    const box = findBox(event.nativeEvent.target);
    if (box?.checked) clearOpposite(event.currentTarget, box);
    const chosen = box
      ? choicePath(event.currentTarget, box, box.checked)
      : formPath(new FormData(event.currentTarget));
    go(chosen, { shown: shownNow.path });
  }

  // A choice is made when button, finger or key is let go: by then its list may be there.
  function press({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const box = findBox(target);
    if (!box) return;
    const chosen = choicePath(currentTarget, box, box.type === "radio" || !box.checked);
    prefetch?.(chosen, { shown: shownNow.path });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- presses on the boxes in it
    <form
      ref={form}
      id={FILTER_FORM}
      className="gives-way"
      method="get"
      action="/"
      // Firefox would restore what was ticked before a reload, against what the address says.
      autoComplete="off"
      onPointerDown={press}
      onKeyDown={(event) => event.key === " " && !event.repeat && press(event)}
      onSubmit={submit}
      onChange={choose}
    >
      {shownNow.children}
    </form>
  );
}

/**
 * Has a step through the history give up what was chosen and typed: it belongs to the address that was left, also where its list had
 * not come yet. The reference tells whether there was one since anything was typed.
 */
function useHistoryStep(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const hasStepped = useRef(false);
  useEffect(() => {
    const step = () => {
      hasStepped.current = true;
      if (form.current) showAddress(form.current, false);
    };
    const type = () => {
      hasStepped.current = false;
    };
    window.addEventListener("popstate", step);
    window.addEventListener("input", type);
    return () => {
      window.removeEventListener("popstate", step);
      window.removeEventListener("input", type);
    };
  }, [form]);
  return hasStepped;
}

/** The box that a press or a change is of; a press on its label is too. */
function findBox(target: EventTarget | null): HTMLInputElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest("label")?.control ?? target;
  const isBox = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
  return isBox ? control : undefined;
}

/** The address that the form leads to with a box ticked, or not. A value is chosen or excluded, never both. */
function choicePath(form: HTMLFormElement, box: HTMLInputElement, isTicked: boolean): string {
  const filled = new FormData(form);
  const others = box.type === "radio" ? [] : filled.getAll(box.name);
  filled.delete(box.name);
  for (const value of others)
    if (value !== box.value && value !== oppositeOf(box)) filled.append(box.name, value);
  if (isTicked) filled.append(box.name, box.value);
  return formPath(filled);
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
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset["chosen"] ?? "";
  }
}

/** Of a value chosen and excluded, whichever was ticked last stands. */
function clearOpposite(form: HTMLFormElement, ticked: HTMLInputElement): void {
  const opposite = oppositeOf(ticked);
  for (const box of form.querySelectorAll<HTMLInputElement>("input:checked")) {
    if (box.name === ticked.name && box.value === opposite) box.checked = false;
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

/** What leaves a filter's value out, or no longer does. */
function oppositeOf({ value }: HTMLInputElement): string {
  return value.startsWith("-") ? value.slice(1) : `-${value}`;
}
