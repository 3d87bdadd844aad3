import { type RefObject, useCallback, useEffect, useRef } from "react";

import { useListingNavigation } from "../paging/navigation-context.ts";
import { changeControls } from "./change-listing.ts";

const TYPING_PAUSE_MS = 250;

/** Elements that act when pressed. */
const PRESSABLE = "a, button, input, label, select, summary";

/**
 * Lets results follow the search field after a short pause. The last word matches by its first letters until it is
 * finished, by Enter or by leaving the field. Until then there is one history entry, however much was typed.
 */
export function useTypedSearch() {
  const { go } = useListingNavigation();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasStep = useRef(false);
  const isPressed = usePressed();
  const stop = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = undefined;
  }, []);

  const finish = useCallback(() => {
    // Do not change the list under a pointer about to click in it. A filter completes the word by itself.
    if (!field.current || (isPressed.current && pause.current === undefined)) return;
    stop();
    go(changeControls([field.current]), { replace: hasStep.current });
    hasStep.current = false;
  }, [go, isPressed, stop]);

  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    // Typed before this code loaded: the form adds the history entry for it.
    if (current === document.activeElement) hasStep.current = current.value !== current.defaultValue;
    const endVisit = () => {
      stop();
      hasStep.current = false;
    };
    // The native event, because React fires `change` for every letter.
    current.addEventListener("change", finish);
    window.addEventListener("popstate", endVisit);
    return () => {
      current.removeEventListener("change", finish);
      window.removeEventListener("popstate", endVisit);
      stop();
    };
  }, [finish, stop]);

  const type = () => {
    stop();
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (!field.current) return;
      go(changeControls([field.current], document.activeElement), {
        replace: hasStep.current,
        reload: false,
      });
      hasStep.current = true;
    }, TYPING_PAUSE_MS);
  };
  // Enter submits at once, so cancel the pending search.
  const press = (key: string) => key === "Enter" && stop();
  const leave = () => {
    // Text that was changed and changed back fires no native event.
    if (hasStep.current) finish();
    hasStep.current = false;
  };
  return { field, type, press, leave };
}

/** Whether a mouse or finger is down on an interactive element. */
function usePressed(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      isPressed.current = target instanceof Element && target.closest(PRESSABLE) !== null;
    };
    const letGo = () => {
      isPressed.current = false;
    };
    window.addEventListener("mousedown", press, true);
    // The release may happen outside the window.
    for (const end of ["mouseup", "keydown"]) window.addEventListener(end, letGo, true);
    return () => {
      window.removeEventListener("mousedown", press, true);
      for (const end of ["mouseup", "keydown"]) window.removeEventListener(end, letGo, true);
    };
  }, []);
  return isPressed;
}
