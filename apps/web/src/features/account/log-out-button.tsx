"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useStore } from "jotai";
import { useState } from "react";

import { logOut } from "../../platform/session/auth-atoms.ts";
import { useInteractive } from "../../ui/use-interactive.ts";

/** Ends the session here and in all tabs, then opens the front page. */
export function LogOutButton() {
  const store = useStore();
  const isInteractive = useInteractive();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");

  async function leave() {
    if (state === "busy") return;
    setState("busy");
    const outcome = await logOut(store);
    // A full page load, so that nothing private stays in this tab's memory.
    if (outcome.success) location.assign(withMarketingParams("/", new URLSearchParams(location.search)));
    else setState("failed");
  }

  return (
    <>
      <button
        type="button"
        disabled={!isInteractive}
        aria-disabled={state === "busy"}
        onClick={() => void leave()}
        className="header-link"
      >
        <span>{state === "busy" ? "Logging out …" : "Log out"}</span>
      </button>
      <span role="alert" className={state === "failed" ? "account-problem" : "sr-only"}>
        {state === "failed" && "You’re still logged in: our server did not answer. Try again."}
      </span>
    </>
  );
}
