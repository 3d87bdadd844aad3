import { useEffect, useState } from "react";

import { keptJobKey } from "../../platform/service-worker/kept-job.ts";
import { KEPT_JOBS_CACHE } from "../../platform/storage/kept-names.ts";

/** Tells of a job's path whether its page is kept on this device. */
export function useKeptPaths(): (path: string) => boolean {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void listKeptKeys().then(setKeys), []);
  return (path) => {
    const key = keptJobKey(new URL(path, location.href));
    return key !== undefined && keys.has(key);
  };
}

async function listKeptKeys(): Promise<ReadonlySet<string>> {
  try {
    const kept = await (await caches.open(KEPT_JOBS_CACHE)).keys();
    return new Set(kept.map(({ url }) => new URL(url).pathname));
  } catch {
    return new Set();
  }
}
