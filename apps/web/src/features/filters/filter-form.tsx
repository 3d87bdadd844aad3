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

import { READER_PARAM } from "../../platform/requests/reader-search.ts";
import { useListingNavigation, useListingPending } from "../paging/page-navigation.tsx";
import {
  changeControls,
  changeParams,
  type Control,
  FILTER_FORM,
  FILTER_SHEET,
  isBox,
  oppositeOf,
  SEARCH_PARAM,
  tick,
} from "./change-listing.ts";

/**
 * The filters as a plain GET form, which a browser without JavaScript submits by itself. With it, each choice
 * changes what is asked for at once. `path` is the address the controls show, in a moment: the eye is on the list, and the
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
    if (!isFirst) return showAddress(form.current, keepTyping);
    // Chosen in the sheet while this code was still on its way.
    const changed = [...form.current.elements].filter(isChanged);
    if (changed.length > 0) go(changeControls(changed, document.activeElement));
  }, [path, isSettled, go, steppedThroughHistory]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Every other control led to its choice when that was made.
    const search = event.currentTarget.elements.namedItem(SEARCH_PARAM);
    if (isControl(search)) go(changeControls([search]));
    document.getElementById(FILTER_SHEET)?.hidePopover?.();
  }

  function choose(event: ChangeEvent<HTMLFormElement>) {
    const { target } = event.nativeEvent;
    if (!isControl(target)) return;
    if (isBox(target) && target.checked) clearOpposite(event.currentTarget, target);
    go(changeControls([target]));
  }

  // A choice is made when button, finger or key is let go: by then its list may be there.
  function press({ target }: SyntheticEvent<HTMLFormElement>) {
    const box = findBox(target);
    if (box) prefetch?.(changeParams((params) => tick(params, box, box.type === "radio" || !box.checked)));
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

/** The box that a press is on, or its label. */
function findBox(target: EventTarget | null): HTMLInputElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest("label")?.control ?? target;
  return isBox(control) ? control : undefined;
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

// The server rendered the address's choices as the controls' defaults. What a hand ticked or typed overrides a
// default until reset, so after "back" or a removed chip the form is reset. Words being typed stay, unless it was
// "back" that led here: then the field still has the focus, but its words belong to the address that was left.
function showAddress(form: HTMLFormElement, keepTyping: boolean): void {
  const search = form.elements.namedItem(SEARCH_PARAM);
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

/** Whether a control shows anything else than the server rendered it with. Of a country half typed its own field knows. */
function isChanged(control: Element): control is Control {
  if (control instanceof HTMLSelectElement) return control.value !== (control.dataset["chosen"] ?? "");
  if (!(control instanceof HTMLInputElement) || ["", READER_PARAM].includes(control.name)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
