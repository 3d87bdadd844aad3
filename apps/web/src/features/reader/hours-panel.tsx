import type { JobFilters } from "@farwork/domain";
import { useEffectEvent, useLayoutEffect, useRef } from "react";

import { changeFilters } from "../filters/change-listing.ts";
import { useListingNavigation } from "../paging/navigation-context.ts";
import { HoursForm } from "./hours-form.tsx";
import { listZones } from "./list-zones.ts";
import { rememberReader } from "./reader-cookie.ts";

// Pulls in a table of time zones: only reach this file through `import()`.

/** The form for working hours above the list. */
export function HoursPanel({ filters, onClose }: { filters: JobFilters; onClose: () => void }) {
  const { go } = useListingNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => event.key === "Escape" && onClose());
  // Before paint, so that the first key pressed goes to the form.
  useLayoutEffect(() => {
    panel.current?.querySelector("select")?.focus();
    panel.current?.addEventListener("keydown", closeOnEscape);
  }, []);
  const show = (hours: JobFilters["hours"]) => {
    onClose();
    go(changeFilters((asked) => ({ ...asked, hours })));
  };

  function forget() {
    rememberReader({ hours: undefined });
    show({ start: 9, end: 17, atLeast: 0 });
  }

  return (
    <div ref={panel} className="hours-panel">
      <HoursForm
        action="/"
        carried=""
        hours={filters.hours}
        zones={listZones(filters.from.country, filters.hours.zone)}
        onSend={show}
      >
        <button type="button" className="quiet-action" onClick={onClose}>
          Cancel
        </button>
        {filters.hours.zone !== undefined && (
          <button type="button" className="quiet-action" onClick={forget}>
            Forget my hours
          </button>
        )}
      </HoursForm>
    </div>
  );
}
