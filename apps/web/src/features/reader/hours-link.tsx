import type { JobFilters } from "@farwork/domain";
import { writeClock } from "@farwork/domain/reader";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";

import { isPlainClick } from "../../ui/plain-click.ts";
import { listingPath } from "../filters/listing-path.ts";
import { keepUnknownPlaces } from "../filters/unknown-places.ts";
import type * as PanelCode from "./hours-panel.tsx";
import { hoursPath, nameZone } from "./hours-path.ts";

type Asked = { filters: JobFilters; landing: URLSearchParams };
type Panel = ComponentType<Parameters<typeof PanelCode.HoursPanel>[0]>;

/** Shows the reader's working hours, or asks for them: in place once the code has loaded, else on a page of its own. */
export function HoursLink({ filters, landing }: Asked) {
  const link = useRef<HTMLAnchorElement>(null);
  const [shown, setShown] = useState<{ Panel: Panel }>();
  const { zone, start, end } = filters.hours;
  const path = hoursPath(keepUnknownPlaces(listingPath(filters, 1, landing), landing));

  async function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      const { HoursPanel } = await import("./hours-panel.tsx");
      setShown(shown ? undefined : { Panel: HoursPanel });
    } catch {
      location.assign(path);
    }
  }

  function close() {
    setShown(undefined);
    link.current?.focus();
  }

  return (
    <>
      <a
        ref={link}
        href={path}
        aria-expanded={shown && true}
        onClick={(event) => void open(event)}
        className="text-link reader-press reader-hours"
      >
        {zone === undefined
          ? "Add your working hours"
          : `You work ${writeClock(start)}–${writeClock(end)} in ${nameZone(zone)}`}
      </a>
      {shown && <shown.Panel filters={filters} onClose={close} />}
    </>
  );
}
