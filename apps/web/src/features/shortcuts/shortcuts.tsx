"use client";

import { useStore } from "jotai";
import { type ComponentType, useCallback, useEffect, useState } from "react";

import { showToast } from "../../ui/toast-atoms.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { whenIdle } from "../../ui/when-idle.ts";

type Dialog = ComponentType<{ close: () => void }>;

const loadDialog = async (): Promise<Dialog> => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog;

/** The shortcuts, and the button that explains them. Their code loads when idle; the dialog's, by `load`, on demand. */
export function Shortcuts({ load = loadDialog }: { load?: () => Promise<Dialog> }) {
  const [Dialog, setDialog] = useState<Dialog>();
  const store = useStore();
  const isInteractive = useInteractive();

  const showHelp = useCallback(async () => {
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      showToast(store, {
        text: "The keyboard shortcuts couldn’t be loaded. Check your connection and try again.",
      });
    }
  }, [load, store]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const listen = async () => {
      const { listenForKeys } = await import("./listen-for-keys.ts");
      if (!isLeft) stop = listenForKeys(() => void showHelp());
    };
    // Optional: the page works without shortcuts.
    const cancel = whenIdle(() => void listen().catch(() => {}));
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [showHelp]);

  return (
    <div className="needs-script max-tablet:hidden">
      <button
        type="button"
        disabled={!isInteractive}
        aria-haspopup="dialog"
        className="text-link inline-flex min-h-11 items-center text-ink"
        onClick={() => void showHelp()}
      >
        Keyboard shortcuts
      </button>
      {Dialog && <Dialog close={() => setDialog(undefined)} />}
    </div>
  );
}
