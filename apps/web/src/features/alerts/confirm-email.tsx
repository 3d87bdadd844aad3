"use client";

import { useAtomValue, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Store } from "../../ui/store.ts";
import { ConfirmationNotice } from "./mail-notices.tsx";

/** `refused`: the code is used, too old or made up. */
type Confirmation = "done" | "refused" | "failed";

/** Confirms an address with a mailed code. Never rejects. */
async function confirmEmail(store: Store, code: string): Promise<Confirmation> {
  try {
    const data = await store.get(browserDataAtom).load();
    await data.confirmEmail(code);
    return "done";
  } catch (error) {
    const isRefused = error instanceof Error && "code" in error && error.code === "invalid-argument";
    return isRefused ? "refused" : "failed";
  }
}

/** The target of a confirmation link: confirms the address. */
export function ConfirmEmail({ code }: { code: string }) {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const [confirmation, setConfirmation] = useState<Confirmation | "confirming">("confirming");
  // A code works once, so a repeated effect must not send it again.
  const isSent = useRef(false);
  const isConfirming = confirmation === "confirming";

  useEffect(() => {
    if (!isConfirming || isSent.current) return;
    isSent.current = true;
    const begin = async () => setConfirmation(await confirmEmail(store, code));
    void begin();
  }, [isConfirming, store, code]);

  function retry() {
    isSent.current = false;
    setConfirmation("confirming");
  }

  if (isConfirming) {
    return (
      <>
        <output className="block needs-script text-soft">Confirming your address …</output>
        <p className="without-script text-soft">Confirming an address needs JavaScript.</p>
      </>
    );
  }
  const isConfirmed =
    confirmation === "done" || (session.status === "signed-in" && session.account.isEmailConfirmed === true);
  if (isConfirmed) {
    return (
      <>
        <output className="block text-lead">
          Your email is confirmed. Alerts for your saved searches are on.
        </output>
        <SiteLink href="/searches" className="action">
          Your searches
        </SiteLink>
      </>
    );
  }
  return (
    <>
      <p role="alert" className="text-lead">
        {confirmation === "refused"
          ? "This link has expired or was already used."
          : "We can’t reach the server, so nothing is confirmed yet. Check your connection, then try again."}
      </p>
      {confirmation === "refused" && <NewLink session={session} />}
      {confirmation === "failed" && (
        <button type="button" onClick={retry} className="action">
          Try again
        </button>
      )}
    </>
  );
}

function NewLink({ session }: { session: Session }) {
  if (session.status === "signed-in") {
    return <ConfirmationNotice text={`We’ll send a new link to ${session.account.email}.`} />;
  }
  return (
    <SiteLink href="/searches" className="action">
      Get a new link
    </SiteLink>
  );
}
