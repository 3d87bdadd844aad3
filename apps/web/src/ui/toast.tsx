"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

import { dismissToast, toastAtom, type ShownToast } from "./toast-atoms.ts";

const SHOWN_MS = 10_000;

/** Shows toasts one at a time: announced on arrival, and removed after a while. */
export function Toast() {
  const toast = useAtomValue(toastAtom);
  return (
    <>
      <output className="sr-only">{toast?.text}</output>
      {toast && <ToastPanel key={toast.id} toast={toast} />}
    </>
  );
}

function ToastPanel({ toast }: { toast: ShownToast }) {
  const store = useStore();
  const { id, text, action } = toast;
  const panel = useRef<HTMLDivElement>(null);
  const [origin] = useState(findOrigin);
  const [isHeld, setHeld] = useState(false);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  const isPassing = !isHeld && !isHidden;

  // In the top layer, above sheets and sticky bars, and the next Tab stop after the button that caused it.
  useEffect(() => panel.current?.showPopover?.(origin && { source: origin }), [origin]);

  useEffect(() => {
    if (!isPassing) return undefined;
    const passing = setTimeout(() => dismissToast(store, id), SHOWN_MS);
    return () => clearTimeout(passing);
  }, [isPassing, store, id]);

  function act(run?: () => void) {
    origin?.focus();
    dismissToast(store, id);
    run?.();
  }

  return (
    <div
      ref={panel}
      popover="manual"
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p aria-hidden="true" className="toast-text">
        {text}
      </p>
      {action && (
        <button type="button" className="toast-action" onClick={() => act(action.run)}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Close" onClick={() => act()}>
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </div>
  );
}

function findOrigin(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
