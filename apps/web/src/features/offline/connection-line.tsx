import { usePathname } from "next/navigation";
import { useState } from "react";

import { useFormats } from "#formats";

import { useOnline } from "./use-online.ts";

/** At the foot of the window: that there is no network, and when the page was kept that is read without one. */
export function ConnectionLine() {
  const isOnline = useOnline();
  const path = usePathname();
  const [kept] = useState(() => ({ at: document.documentElement.dataset["keptAt"], path }));
  const { day } = useFormats();
  // A page come to by a link inside the app is from the network, whatever was read before it.
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
 * What to say of the network and of a page kept from another day; undefined where there is nothing to say.
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
  const copy = `Kept copy of ${keptAt}`;
  return isOnline ? `${copy}: the network did not answer` : `${copy}: you are offline`;
}
