import { readCountry } from "@farwork/domain/reader";
import { cookies } from "next/headers";

import {
  type Reader,
  READER_COOKIE,
  READER_PARAM,
  readReader,
  ZONE_PARAM,
} from "../../platform/requests/reader-search.ts";
import { HOURS_PARAMS } from "./hours-path.ts";
import { findUnknownPlaces } from "./unknown-places.ts";

/**
 * Who a page is rendered for: what its address says of its reader, else what that of the list they came from says, as of
 * one that was shared with them, else what their browser remembers. A country may go by any of its names, or by a city.
 */
export async function readReaderHere(landing: URLSearchParams, cameFrom = ""): Promise<Reader> {
  const asked = new URLSearchParams(landing);
  const list = new URLSearchParams(cameFrom.split("?")[1]);
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
  const reader = readReader(asked, (await cookies()).get(READER_COOKIE)?.value);
  return { ...reader, ...(unknown && { unknownPlace: unknown.text }) };
}
