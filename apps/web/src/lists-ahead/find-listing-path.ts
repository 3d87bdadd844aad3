import { formPath } from "../jobs/form-path.ts";
import { boxAt, formAfterPress } from "./press-box.ts";

/** The listing that a press on this element would lead to, if any. */
export function findListingPath(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined;
  const link = element.closest<HTMLAnchorElement>("main a[href]");
  if (link)
    return link.pathname === location.pathname && link.hash === "" ? link.pathname + link.search : undefined;
  const box = boxAt(element);
  return box?.form ? formPath(formAfterPress(box.form, box)) : undefined;
}
