"use client";

import { useAtomValue } from "jotai";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

import { consentAtom } from "./consent-atoms.ts";
import { isGrantedInCookie, sendPageView, type TrackingPixel } from "./page-view.ts";

/** Reports each page once, after hydration and while consent is granted. */
export function PageViews({ pixel }: { pixel: TrackingPixel }) {
  const consent = useAtomValue(consentAtom);
  const path = usePathname();
  const told = useRef<string>(undefined);

  useEffect(() => {
    if (consent !== "granted" || told.current === path || !isGrantedInCookie()) return;
    told.current = path;
    sendPageView(pixel);
  }, [consent, path, pixel]);

  return null;
}
