import { useEffect, useId, useRef, useState } from "react";

import { areShortcutsOn, chooseShortcuts } from "./shortcuts-choice.ts";

/** The shortcuts as the help lists them. */
const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ["/"], does: "Search" },
  { keys: ["j"], does: "Go to the next job" },
  { keys: ["k"], does: "Go to the previous job" },
  { keys: ["o", "Enter"], does: "Open the job" },
  { keys: ["s"], does: "Save or unsave the job" },
  { keys: ["a"], does: "Mark as applied, or undo" },
  { keys: ["Esc"], does: "Close" },
  { keys: ["?"], does: "Show keyboard shortcuts" },
];

/** Explains the shortcuts, with a switch to turn them off. The browser restores the focus on closing. */
export function ShortcutsDialog({ close }: { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOn, setOn] = useState(areShortcutsOn);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={close} className="site-dialog">
      <h2 id={heading} className="set-narrow text-head text-ink">
        Keyboard shortcuts
      </h2>
      <dl className="mt-4 border-t border-rule">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="flex items-center gap-4 border-b border-rule py-2">
            <dt className="flex w-28 flex-none items-center gap-2">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-2">
                  {index > 0 && <span className="text-note">or</span>}
                  <kbd className="shortcut-key">{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          className="filter-box"
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked);
            chooseShortcuts(checked);
          }}
        />
        Use these keys in this browser
      </label>
      <button type="button" className="action mt-4" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
