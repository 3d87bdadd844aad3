import { oppositeOf } from "../jobs/opposite-of.ts";

/** The box that a press on this element ticks, if any: the box itself, or the one of the label it is in. */
export function boxAt(pressed: EventTarget): HTMLInputElement | undefined {
  if (!(pressed instanceof Element)) return undefined;
  const box = pressed.closest("label")?.control ?? pressed;
  return box instanceof HTMLInputElement && ["checkbox", "radio"].includes(box.type) ? box : undefined;
}

/** What the form will hold once one of its boxes has been pressed. */
export function formAfterPress(form: HTMLFormElement, box: HTMLInputElement): FormData {
  const filled = new FormData(form);
  const { name, value, type, checked } = box;
  if (type === "radio") {
    filled.set(name, value);
    return filled;
  }
  const others = filled.getAll(name).filter((each) => each !== value && each !== oppositeOf(box));
  filled.delete(name);
  for (const other of checked ? others : [...others, value]) filled.append(name, other);
  return filled;
}
