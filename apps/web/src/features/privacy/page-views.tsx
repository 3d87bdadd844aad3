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
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (consent !== "granted" || reported.current === path || !isGrantedInCookie()) return;
    reported.current = path;
    sendPageView(pixel);
  }, [consent, path, pixel]);

  return null;
}
