import { filtersFromQuery, LIST_FILTERS } from "@farwork/domain/filter";
import { REGIONS } from "@farwork/domain/place";

import { ANY_COUNTRY, READER_PARAM, ZONE_PARAM } from "../../platform/requests/reader-search.ts";

/** Text that an address gives as a place and we do not know, or a region where it needs a country. */
export type UnknownPlace = { readonly param: string; readonly text: string; readonly isRegion?: boolean };

const MAX_NAMED = 3;
const MAX_SHOWN = 60;

/**
 * The first unknown places in a listing's address.
 *
 * @example findUnknownPlaces(new URLSearchParams("location=BR,Atlantis")); // [{ param: "location", text: "Atlantis" }]
 */
export function findUnknownPlaces(params: URLSearchParams): UnknownPlace[] {
  const from = (params.get(READER_PARAM) ?? "").trim();
  const isRead = from === "" || from === ANY_COUNTRY || filtersFromQuery(params).from.country !== undefined;
  const { param, read } = LIST_FILTERS.location;
  const places = params
    .getAll(param)
    .flatMap((list) => list.split(",").map((text) => text.trim().replace(/^-/, "")))
    .filter((text) => text !== "" && read(text) === undefined);
  const unknown = [
    ...(isRead ? [] : [{ param: READER_PARAM, text: from, ...(isRegion(from) && { isRegion: true }) }]),
    ...places.map((text) => ({ param, text })),
  ];
  return unknown.slice(0, MAX_NAMED).map((place) => ({ ...place, text: cutToShow(place.text) }));
}

/**
 * What a page says instead of a list.
 *
 * @example describeUnknownPlace({ param: "location", text: "Atlantis" }); // "We don’t know the place “Atlantis”"
 */
export function describeUnknownPlace({ text, isRegion = false }: UnknownPlace): string {
  return isRegion ? `“${text}” is more than one country` : `We don’t know the place “${text}”`;
}

/**
 * An unknown time zone in a listing's address.
 *
 * @example findUnknownZone(new URLSearchParams("zone=Foo/Bar")); // "Foo/Bar"
 */
export function findUnknownZone(params: URLSearchParams): string | undefined {
  const zone = (params.get(ZONE_PARAM) ?? "").trim();
  return zone === "" || filtersFromQuery(params).hours.zone !== undefined ? undefined : cutToShow(zone);
}

const isRegion = (text: string) => REGIONS.some((region) => region === LIST_FILTERS.location.read(text));

// Browsers reject pages with NUL characters.
const cutToShow = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_SHOWN)
    .toWellFormed();
