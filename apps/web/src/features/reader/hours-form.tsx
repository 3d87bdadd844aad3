"use client";

import type { HoursFilter } from "@farwork/domain";
import { SINGLE_FILTERS } from "@farwork/domain/filter";
import { type ReactNode, type SubmitEvent, useState } from "react";

import { ZONE_PARAM } from "../../platform/requests/reader-search.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import { readBrowserZone } from "./browser-zone.ts";
import { HOURS_PARAMS, nameZone } from "./hours-path.ts";
import type { ZoneGroup } from "./list-zones.ts";
import { rememberReader } from "./reader-cookie.ts";

const LEAST = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Asks for working hours, and how many of them a job should share. A plain form that submits to `action` with the
 * `carried` parameters; with scripts the answer is remembered, and `onSend` may handle it. The browser's time zone is
 * preselected, but does not count until submitted.
 */
export function HoursForm({
  action,
  carried,
  hours,
  zones,
  onSend,
  children,
}: {
  action: string;
  carried: string;
  hours: HoursFilter;
  zones: readonly ZoneGroup[];
  onSend?: (hours: HoursFilter) => void;
  /** Additional buttons. */
  children?: ReactNode;
}) {
  const [zone, setZone] = useState(hours.zone ?? "");
  const isInteractive = useInteractive();
  const guess = isInteractive && zone === "" ? readBrowserZone() : undefined;
  const shownZone = zone === "" ? (guess ?? "") : zone;

  function send(event: SubmitEvent<HTMLFormElement>) {
    const answer = readHours(new FormData(event.currentTarget));
    const { zone: chosen, start, end } = answer;
    rememberReader({ hours: chosen === undefined ? undefined : { zone: chosen, start, end } });
    if (!onSend) return;
    event.preventDefault();
    onSend(answer);
  }

  return (
    <form className="hours-form" action={action} onSubmit={send} aria-label="Working hours">
      {[...new URLSearchParams(carried)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} readOnly />
      ))}
      <ZoneField {...{ zones, guess }} zone={shownZone} onChoose={setZone} />
      <ClockFields hours={hours} />
      <div className="hours-buttons">
        <button type="submit" className="action">
          Show jobs
        </button>
        {children}
      </div>
      <p id="hours-guess" className="hours-note">
        {guess !== undefined && `${nameZone(guess)} is your browser’s time zone. `}
        Jobs that ask for no hours stay in the list.
      </p>
    </form>
  );
}

function ZoneField({
  zones,
  zone,
  guess,
  onChoose,
}: {
  zones: readonly ZoneGroup[];
  zone: string;
  guess: string | undefined;
  onChoose: (zone: string) => void;
}) {
  const isListed = zones.some((group) => group.zones.includes(zone));
  return (
    <label className="hours-field hours-zone">
      Time zone
      <select
        name={ZONE_PARAM}
        required
        value={zone}
        aria-describedby={guess === undefined ? undefined : "hours-guess"}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">Choose a city</option>
        {zone !== "" && !isListed && <option value={zone}>{nameZone(zone)}</option>}
        {zones.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.zones.map((one) => (
              <option key={one} value={one}>
                {nameZone(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Start, end and the minimum of shared hours. */
function ClockFields({ hours }: { hours: HoursFilter }) {
  return (
    <>
      <label className="hours-field">
        From
        <input type="time" name="starts" step={900} required defaultValue={toClock(hours.start)} />
      </label>
      <label className="hours-field">
        To
        <input type="time" name="ends" step={900} required defaultValue={toClock(hours.end)} />
      </label>
      <label className="hours-field">
        In common, at least
        <select name="common" defaultValue={hours.atLeast}>
          {LEAST.map((least) => (
            <option key={least} value={least}>
              {least === 0 ? "Any" : `${least} ${least === 1 ? "hour" : "hours"}`}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function readHours(form: FormData): HoursFilter {
  const params = new URLSearchParams();
  for (const name of HOURS_PARAMS) {
    const text = form.get(name);
    if (typeof text === "string") params.set(name, text);
  }
  return SINGLE_FILTERS.hours.readFrom(params);
}

/** Hours after midnight as a time input's value: "09:30". */
function toClock(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return [Math.floor(hours) % 24, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}
