import { type RefObject, useCallback, useEffect, useRef } from "react";

import { useListingNavigation } from "../paging/page-navigation.tsx";
import { changeControls } from "./change-listing.ts";

const TYPING_PAUSE_MS = 250;

/** What does something when it is pressed. */
const PRESSABLE = "a, button, input, label, select, summary";

/**
 * Has results follow what is typed into the search, after a short pause: the last word counts from its first letters until it is
 * finished, by Enter or by leaving the field. Until then it is one step back, however much was typed.
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
    // The list stays as it is under a pointer that came for something in it. A filter finishes the word by itself.
    if (!field.current || (isPressed.current && pause.current === undefined)) return;
    stop();
    go(changeControls([field.current]), { replace: hasStep.current });
    hasStep.current = false;
  }, [go, isPressed, stop]);

  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    // What was typed while this code was on its way: the form makes the step for it.
    if (current === document.activeElement) hasStep.current = current.value !== current.defaultValue;
    const endVisit = () => {
      stop();
      hasStep.current = false;
    };
    // The browser's own event: React's is of every letter.
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
      go(changeControls([field.current], document.activeElement), { replace: hasStep.current });
      hasStep.current = true;
    }, TYPING_PAUSE_MS);
  };
  // Enter asks there and then: the pause has nothing left to wait for.
  const press = (key: string) => key === "Enter" && stop();
  const leave = () => {
    // What was typed and taken back again is no change to the browser.
    if (hasStep.current) finish();
    hasStep.current = false;
  };
  return { field, type, press, leave };
}

/** Whether a mouse or finger is down on something that it will do something with. */
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
    // It may be let go outside of the window.
    for (const end of ["mouseup", "keydown"]) window.addEventListener(end, letGo, true);
    return () => {
      window.removeEventListener("mousedown", press, true);
      for (const end of ["mouseup", "keydown"]) window.removeEventListener(end, letGo, true);
    };
  }, []);
  return isPressed;
}
