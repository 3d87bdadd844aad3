"use client";

import { withMarketingParams } from "@farwork/domain/links";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";

import { takeOneTry } from "../../platform/session/one-try.ts";
import { isEnteringAtom, sessionAtom } from "../../platform/session/session-atoms.ts";
import { forgetSessionRecord, readSessionRecord } from "../../platform/session/session-record.ts";
import { openSiteSessionAtom } from "../../platform/session/site-session-atoms.ts";

/** `blocked`: the site was entered a moment ago and led back here, so the browser keeps no cookie of ours. */
export type Entrance = "closed" | "entering" | "refused" | "unreachable" | "blocked";

/** How far one is on the way in; `enter` goes it, and gives whether the page is being left. */
export type WayIn = {
  readonly entrance: Entrance;
  readonly enter: (way?: string) => Promise<boolean>;
};

/** The way from a page one signs in on to `next`: `enter` opens the site's session, and leaves, also by another way. */
export function useEntrance(next: string) {
  const setEntering = useSetAtom(isEnteringAtom);
  const openSiteSession = useSetAtom(openSiteSessionAtom);
  const [entrance, setEntrance] = useState<Entrance>("closed");
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const enter = useCallback(
    async (way = next): Promise<boolean> => {
      setEntering(true);
      setEntrance("entering");
      const opened = await openSiteSession();
      // Who went to another page meanwhile stays there.
      if (opened === "open" && isHere.current) {
        location.replace(withMarketingParams(way, new URLSearchParams(location.search)));
        return true;
      }
      setEntrance(opened === "open" ? "closed" : opened);
      setEntering(false);
      return false;
    },
    [next, openSiteSession, setEntering],
  );

  return { entrance, enter, setEntrance };
}

/**
 * The same, which lets somebody through by itself who is signed in already: as after a link in a mail, with which
 * browsers send no strict cookie, so that the server asked for a log-in.
 */
export function useOpenEntrance(next: string) {
  const { entrance, enter, setEntrance } = useEntrance(next);
  const { status } = useAtomValue(sessionAtom);
  const isEntering = useAtomValue(isEnteringAtom);

  useEffect(() => {
    if (isEntering || (entrance !== "closed" && entrance !== "refused")) return;
    // The identity service itself ended what this browser remembers as going on.
    if (status === "signed-out" && readSessionRecord() !== undefined) {
      forgetSessionRecord();
      setEntrance("refused");
    }
    if (status !== "signed-in") return;
    if (takeOneTry(Date.now())) void enter();
    else setEntrance("blocked");
  }, [status, isEntering, entrance, enter, setEntrance]);

  return { entrance, enter };
}
