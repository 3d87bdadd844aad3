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
import { useListingNavigation, useListingPending } from "../paging/navigation-context.ts";
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
 * The filters as a plain GET form, which works without JavaScript. With it, each choice applies at once. `path` is the
 * address the controls show; it is deferred, so that the list paints before the counts.
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
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- removes the handler of `app/page.tsx`
    if (isFirst && form.current) form.current.onchange = null;
    if (shown.current !== path) isDue.current = true;
    shown.current = path;
    // Until the counts follow, the boxes show newer choices, which an earlier answer must not undo.
    if (!form.current || !isSettled || !isDue.current) return;
    isDue.current = false;
    const keepTyping = !steppedThroughHistory.current;
    if (!isFirst) return showAddress(form.current, keepTyping);
    // Chosen in the sheet before this code loaded.
    const changed = [...form.current.elements].filter(isChanged);
    if (changed.length > 0) go(changeControls(changed, document.activeElement));
  }, [path, isSettled, go, steppedThroughHistory]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // All other controls apply when they change.
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

  // A choice is made on release, so pressing can already prefetch its list.
  function press({ target }: SyntheticEvent<HTMLFormElement>) {
    const box = findBox(target);
    if (box) prefetch?.(changeParams((params) => tick(params, box, box.type === "radio" || !box.checked)));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles presses on the checkboxes inside
    <form
      ref={form}
      id={FILTER_FORM}
      className="gives-way"
      method="get"
      action="/"
      // Firefox would restore checkboxes from before a reload, contradicting the address.
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
 * Drops choices and text on back or forward: they belong to the previous address, even if its list never loaded. The
 * ref says whether that happened since the user last typed.
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

/** The checkbox or radio button under a press, or that of its label. */
function findBox(target: EventTarget | null): HTMLInputElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest("label")?.control ?? target;
  return isBox(control) ? control : undefined;
}

function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

// The controls' defaults come from the address, and what the user ticks or types overrides them until the form is
// reset. So reset it after "back" or a removed chip, but keep text being typed, except after "back", when the focused
// field's text belongs to the previous address.
function showAddress(form: HTMLFormElement, keepTyping: boolean): void {
  const search = form.elements.namedItem(SEARCH_PARAM);
  const isTyping = keepTyping && search instanceof HTMLInputElement && search === document.activeElement;
  const typed = isTyping ? search.value : undefined;
  form.reset();
  if (search instanceof HTMLInputElement && typed !== undefined) search.value = typed;
  // React sets a select's default only once, so its value is in a data attribute.
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset["chosen"] ?? "";
  }
}

/** A value cannot be both chosen and excluded: the last one ticked wins. */
function clearOpposite(form: HTMLFormElement, ticked: HTMLInputElement): void {
  const opposite = oppositeOf(ticked);
  for (const box of form.querySelectorAll<HTMLInputElement>("input:checked")) {
    if (box.name === ticked.name && box.value === opposite) box.checked = false;
  }
}

/** Whether a control differs from what the server rendered. The country field handles its own text. */
function isChanged(control: Element): control is Control {
  if (control instanceof HTMLSelectElement) return control.value !== (control.dataset["chosen"] ?? "");
  if (!(control instanceof HTMLInputElement) || ["", READER_PARAM].includes(control.name)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
