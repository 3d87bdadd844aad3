import { timeZonesOf } from "@farwork/domain/reader";

// Pulls in a table of time zones: only reach this file through `import()`, or on the server.

/** Time zones grouped in a list. */
export type ZoneGroup = { readonly name: string; readonly zones: readonly string[] };

/**
 * All time zones, grouped by area, with those of the reader's country first. Includes `chosen`, even under an old name.
 */
export function listZones(country: string | undefined, chosen: string | undefined): ZoneGroup[] {
  const known = new Set(Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/")));
  if (chosen !== undefined) known.add(chosen);
  const own = country === undefined ? [] : timeZonesOf(country).filter((zone) => known.has(zone));
  const areas = [...new Set([...known].map(areaOf))];
  return [
    ...(own.length > 0 ? [{ name: "Where you live", zones: own }] : []),
    ...areas.map((name) => ({ name, zones: [...known].filter((zone) => areaOf(zone) === name) })),
  ];
}

const areaOf = (zone: string) => (zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : "Other");
