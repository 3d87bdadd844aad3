"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

import { whenIdle } from "../../ui/when-idle.ts";

/** Records a visit whenever a page is shown. Mounted once, beside the pages. */
export function VisitTracker() {
  const path = usePathname();
  const query = useSearchParams();

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page counts, whatever its address
  useEffect(() => whenIdle(() => void noteVisit()), [path, query]);

  return null;
}

async function noteVisit(): Promise<void> {
  try {
    const { writeVisit } = await import("./write-visit.ts");
    writeVisit(new Date());
  } catch {
    // The code failed to load: the next page records it.
  }
}
