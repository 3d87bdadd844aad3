import { timeZonesOf } from "@farwork/domain/reader";

// Brings a table of time zones with it: reach this file only through `import()`, or on the server.

/** Time zones that stand together in a list. */
export type ZoneGroup = { readonly name: string; readonly zones: readonly string[] };

/**
 * Every time zone there is, those of the reader's own country first, then by their areas. `chosen` is among them, by
 * whatever name.
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
