"use client";

import { useEffect, useRef, useState } from "react";

/** What pressing the button came to; `isMended`: there is nothing more to press. */
export type Mending = { readonly text: string; readonly isMended: boolean };

/** One thing that keeps mail from being sent, and the button that mends it. */
export function MailNotice({
  text,
  action,
  busyAction,
  act,
}: {
  text: string;
  action: string;
  busyAction: string;
  act: () => Promise<Mending>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isActing = useRef(false);
  const isThere = useRef(true);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Mending>();
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function press() {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    const mending = await act();
    isActing.current = false;
    if (!isThere.current) return;
    setBusy(false);
    setOutcome(mending);
    // The button that was pressed goes away.
    if (mending.isMended) box.current?.focus();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-ink bg-sheet px-4 py-3"
    >
      {!outcome?.isMended && (
        <>
          <p className="min-w-0 flex-1 basis-80 text-pretty wrap-anywhere">{text}</p>
          <button type="button" aria-disabled={isBusy} onClick={() => void press()} className="quiet-action">
            {isBusy ? busyAction : action}
          </button>
        </>
      )}
      <output className="basis-full text-small text-soft empty:hidden">{outcome?.text}</output>
    </div>
  );
}
