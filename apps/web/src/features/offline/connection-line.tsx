import { usePathname } from "next/navigation";
import { useState } from "react";

import { useFormats } from "#formats";

import { useOnline } from "./use-online.ts";

/** A line at the bottom of the window when the device is offline, or the page is a cached copy. */
export function ConnectionLine() {
  const isOnline = useOnline();
  const path = usePathname();
  const [kept] = useState(() => ({ at: document.documentElement.dataset["keptAt"], path }));
  const { day } = useFormats();
  // After a client navigation the page is no longer the cached copy.
  const keptAt = kept.path === path ? kept.at : undefined;
  const words = describeConnection({ isOnline, keptAt: keptAt && day(new Date(keptAt)) });

  return (
    <>
      <output className="sr-only">{words}</output>
      {words !== undefined && (
        <p className="connection-line">
          <span aria-hidden="true">{words}</span>
          {keptAt !== undefined && isOnline && (
            <button type="button" className="connection-line-action" onClick={() => location.reload()}>
              Reload
            </button>
          )}
        </p>
      )}
    </>
  );
}

/**
 * The text about the network and a cached page; undefined if there is nothing to say.
 *
 * @example describeConnection({ isOnline: false, keptAt: undefined }); // "You are offline"
 */
export function describeConnection({
  isOnline,
  keptAt,
}: {
  isOnline: boolean;
  keptAt: string | undefined;
}): string | undefined {
  if (keptAt === undefined) return isOnline ? undefined : "You are offline";
  const copy = `Copy from ${keptAt}`;
  return isOnline ? `${copy}: the network did not answer` : `${copy}: you are offline`;
}
