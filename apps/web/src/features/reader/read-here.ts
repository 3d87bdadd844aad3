import { readCountry } from "@farwork/domain/reader";
import { cookies } from "next/headers";

import { readFormats } from "../../platform/locale/use-formats.server.ts";
import {
  type Reader,
  READER_COOKIE,
  READER_PARAM,
  readReader,
  ZONE_PARAM,
} from "../../platform/requests/reader-search.ts";
import { findUnknownPlaces } from "../filters/unknown-places.ts";
import { lookUpFew } from "./country-search.ts";
import { HOURS_PARAMS } from "./hours-path.ts";
import { listUnremembered } from "./list-unremembered.ts";

/** The path of a list, and the country of a country's page. */
type List = { readonly path: string; readonly country?: string };

/**
 * The reader a page is rendered for: from its own address, else from the list they came from, which may have been
 * shared with them, else from their cookie. Countries may be given by any name, or by a city.
 */
export async function readReaderHere(
  landing: URLSearchParams,
  { path, country: listed }: List = { path: "/" },
): Promise<Reader> {
  const asked = new URLSearchParams(landing);
  const list = new URLSearchParams(path.split("?")[1]);
  if (listed !== undefined) list.set(READER_PARAM, listed);
  const missing = [
    ...(asked.has(READER_PARAM) ? [] : [READER_PARAM]),
    ...(asked.has(ZONE_PARAM) ? [] : HOURS_PARAMS),
  ];
  for (const name of missing) {
    const text = list.get(name);
    if (text !== null) asked.set(name, text);
  }
  const typed = (asked.get(READER_PARAM) ?? "").trim();
  const country = typed === "" ? undefined : readCountry(typed);
  if (country !== undefined) asked.set(READER_PARAM, country);
  const unknown = findUnknownPlaces(asked).find(({ param }) => param === READER_PARAM);
  const remembered = (await cookies()).get(READER_COOKIE)?.value;
  const reader = readReader(asked, remembered);
  const nearest = unknown ? lookUpFew(unknown.text, (await readFormats()).locale) : [];
  if (unknown) asked.delete(READER_PARAM);
  return {
    ...reader,
    carried: listUnremembered(asked, remembered),
    ...(unknown && { unknownPlace: { text: unknown.text, nearest } }),
  };
}
