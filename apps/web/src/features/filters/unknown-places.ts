import { LIST_FILTERS, SINGLE_FILTERS } from "@farwork/domain/filter";

import { ANY_COUNTRY, READER_PARAM, ZONE_PARAM } from "../../platform/requests/reader-search.ts";

/** Text that an address gives as a place and we do not know, or a region where it needs a country. */
export type UnknownPlace = {
  readonly param: string;
  /** As the address has it: with a hyphen if excluded. */
  readonly written: string;
  /** As pages show it. */
  readonly text: string;
  readonly isRegion: boolean;
};

const MAX_NAMED = 3;
const MAX_SHOWN = 60;
const { param: LOCATION, read: readLocation } = LIST_FILTERS.location;

/**
 * The first unknown places in a listing's address.
 *
 * @example findUnknownPlaces(new URLSearchParams("location=BR,Atlantis"))[0]?.text; // "Atlantis"
 */
export function findUnknownPlaces(params: URLSearchParams): UnknownPlace[] {
  return listUnknown(params).slice(0, MAX_NAMED);
}

/**
 * What a page says instead of a list.
 *
 * @example describeUnknownPlaces(findUnknownPlaces(new URLSearchParams("from=EU"))); // "“EU” is more than one country"
 */
export function describeUnknownPlaces(places: readonly UnknownPlace[]): string {
  const quote = (some: readonly UnknownPlace[]) => some.map(({ text }) => `“${text}”`).join(" and ");
  const regions = places.filter(({ isRegion }) => isRegion);
  const others = places.filter(({ isRegion }) => !isRegion);
  return [
    regions.length > 0 && `${quote(regions)} is more than one country`,
    others.length > 0 && `We don’t know the place${others.length > 1 ? "s" : ""} ${quote(others)}`,
  ]
    .filter(Boolean)
    .join(". ");
}

/** Puts a country where an address has an unknown place. */
export function replaceUnknownPlace(
  params: URLSearchParams,
  { param, written }: UnknownPlace,
  country: string,
): void {
  const replaced = listWritten(params, param).map((one) =>
    one === written ? one.replace(/[^-].*/s, country) : one,
  );
  params.set(param, replaced.join(","));
}

/**
 * Adds the unknown places of an address to a path made of what is known, so that its page still asks for them.
 *
 * @example keepUnknownPlaces("/?q=cook", new URLSearchParams("location=Atlantis")); // "/?q=cook&location=Atlantis"
 */
export function keepUnknownPlaces(path: string, asked: URLSearchParams): string {
  const unknown = listUnknown(asked);
  if (unknown.length === 0) return path;
  const params = new URLSearchParams(path.split("?")[1]);
  for (const { param, written } of unknown) {
    if (param === READER_PARAM) params.set(param, written);
    else params.append(param, written);
  }
  return `/?${params}`;
}

/**
 * An unknown time zone in a listing's address.
 *
 * @example findUnknownZone(new URLSearchParams("zone=Foo/Bar")); // "Foo/Bar"
 */
export function findUnknownZone(params: URLSearchParams): string | undefined {
  const zone = (params.get(ZONE_PARAM) ?? "").trim();
  return zone === "" || SINGLE_FILTERS.hours.readFrom(params).zone !== undefined
    ? undefined
    : cutToShow(zone);
}

function listUnknown(params: URLSearchParams): UnknownPlace[] {
  const isHomeKnown = SINGLE_FILTERS.from.readFrom(params).country !== undefined;
  return [READER_PARAM, LOCATION].flatMap((param) =>
    listWritten(params, param).flatMap((written) => {
      const isHome = param === READER_PARAM;
      const isRead = readLocation(bare(written)) !== undefined;
      if (isHome ? isHomeKnown || written === ANY_COUNTRY : isRead) return [];
      return { param, written, text: cutToShow(bare(written)), isRegion: isHome && isRead };
    }),
  );
}

/** What an address has for a parameter: several texts only for the location. */
function listWritten(params: URLSearchParams, param: string): string[] {
  const texts = param === LOCATION ? params.getAll(param).join(",").split(",") : [params.get(param) ?? ""];
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => bare(text) !== "");
}

/** A text without the hyphen that excludes it. */
const bare = (written: string) => written.replace(/^-/, "");

// Browsers reject pages with NUL characters.
const cutToShow = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_SHOWN)
    .toWellFormed();
