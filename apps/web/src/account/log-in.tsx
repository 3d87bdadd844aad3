"use client";

import type { Browser } from "@farwork/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

import { RememberedNote } from "../marks/remembered-note.tsx";
import { RememberedSearchNote } from "../saved-searches/remembered-search-note.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { AccountPage } from "./account-page.tsx";
import { CodeMailedNote } from "./code-mailed-note.tsx";
import { CodeStep } from "./code-step.tsx";
import { type CodeMailed, LogInForm } from "./log-in-form.tsx";
import { entrancePath } from "./next-path.ts";
import { useOpenEntrance } from "./use-entrance.ts";

/**
 * Logs in and leads on to `next`, a path of this site. In a browser that the account does not know that takes a mailed
 * code, which tells of `browser`.
 */
export function LogIn({ next, browser }: { next: string; browser?: Browser | undefined }) {
  const wayIn = useOpenEntrance(next);
  const [mailed, setMailed] = useState<CodeMailed>();

  function takeCode(asked: CodeMailed) {
    wayIn.setAside();
    setMailed(asked);
  }

  function beginAnew() {
    flushSync(() => setMailed(undefined));
    document.querySelector<HTMLInputElement>("input[name=email]")?.focus();
  }

  return (
    <AccountPage heading={mailed === undefined ? "Log in" : "Check your mail"}>
      <CodeMailedNote email={mailed?.email} />
      {mailed === undefined ? (
        <>
          <RememberedNote entrance="Log in" />
          <RememberedSearchNote entrance="Log in" />
          <LogInForm browser={browser} wayIn={wayIn} onCodeMailed={takeCode} />
          <p className="border-t border-rule pt-5 text-soft">
            New here?{" "}
            <SiteLink href={entrancePath("/sign-up", next)} className="text-link text-ink">
              Sign up
            </SiteLink>
          </p>
        </>
      ) : (
        <CodeStep
          wanted={mailed.wanted}
          wayIn={wayIn}
          renderLeave={(isBusy) => <UseAnotherAccount isBusy={isBusy} onLeave={beginAnew} />}
        />
      )}
    </AccountPage>
  );
}

/** Leads back to the form, as the header's link to this page does, which else would lead from here to here. */
function UseAnotherAccount({ isBusy, onLeave }: { isBusy: boolean; onLeave: () => void }) {
  const leave = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!isBusy && link?.pathname === "/log-in" && isPlainClick(event)) onLeave();
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => leave(event);
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, []);
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onLeave}
      className="quiet-action"
    >
      Use another account
    </button>
  );
}
