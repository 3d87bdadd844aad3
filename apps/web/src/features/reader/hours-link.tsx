import type { JobFilters } from "@farwork/domain";
import { writeClock } from "@farwork/domain/reader";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";

import { isPlainClick } from "../../ui/plain-click.ts";
import { listingPath } from "../filters/listing-path.ts";
import type * as PanelCode from "./hours-panel.tsx";
import { hoursPath, nameZone } from "./hours-path.ts";

type Asked = { filters: JobFilters; landing: URLSearchParams };
type Panel = ComponentType<Parameters<typeof PanelCode.HoursPanel>[0]>;

/** Shows the reader's working hours, or asks for them: in place once the code has loaded, else on a page of its own. */
export function HoursLink({ filters, landing }: Asked) {
  const link = useRef<HTMLAnchorElement>(null);
  const [{ Panel, isOpen }, setState] = useState<{ Panel?: Panel; isOpen: boolean }>({ isOpen: false });
  const { zone, start, end } = filters.hours;
  const path = hoursPath(listingPath(filters, 1, landing));

  async function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      const { HoursPanel } = await import("./hours-panel.tsx");
      setState({ Panel: HoursPanel, isOpen: !isOpen });
    } catch {
      location.assign(path);
    }
  }

  function close() {
    setState({ isOpen: false });
    link.current?.focus();
  }

  return (
    <>
      <a
        ref={link}
        href={path}
        aria-expanded={isOpen || undefined}
        onClick={(event) => void open(event)}
        className="text-link reader-press"
      >
        {zone === undefined
          ? "Add your working hours"
          : `You work ${writeClock(start)}–${writeClock(end)} in ${nameZone(zone)}`}
      </a>
      {isOpen && Panel && <Panel filters={filters} onClose={close} />}
    </>
  );
}
