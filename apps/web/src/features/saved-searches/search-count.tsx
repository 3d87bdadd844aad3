"use client";

import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";

import { useFormats } from "#formats";

import { browserDataAtom, type JobCount } from "../../platform/backend/browser-data.ts";
import { readHiddenCookie } from "../hidden-jobs/hidden-cookie.ts";
import { formatHidden } from "../hidden-jobs/hidden-entries.ts";

/** How many jobs a search finds now, and how many are new since. Nothing until that is known, or where it can't be. */
export function SearchCount({ query, since }: { query: string; since: Date }) {
  const { load } = useAtomValue(browserDataAtom);
  const formats = useFormats();
  const [count, setCount] = useState<JobCount>();
  const sinceMs = since.getTime();
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const [data, { readHidden }] = await Promise.all([load(), import("../hidden-jobs/read-hidden.ts")]);
      const hidden = readHidden(formatHidden(readHiddenCookie()));
      const counted = await data.countJobs(query, { newSince: new Date(sinceMs), hidden });
      if (!isLeft) setCount(counted);
    };
    // The entry is whole without it.
    ask().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [query, sinceMs, load]);
  if (!count) return null;
  return (
    <span>
      {formats.jobCount(count.totalJobs)}
      {count.totalNew > 0 && (
        <>
          , <b className="text-ink">{formats.count(count.totalNew)} new since then</b>
        </>
      )}
    </span>
  );
}
