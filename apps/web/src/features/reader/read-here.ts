import { readCountry } from "@farwork/domain/reader";
import { cookies } from "next/headers";

import { readFormats } from "../../platform/locale/use-formats.server.ts";
import {
  type Reader,
  READER_COOKIE,
  READER_PARAM,
  readReader,
  withReader,
  ZONE_PARAM,
} from "../../platform/requests/reader-search.ts";
import { findUnknownPlaces } from "../filters/unknown-places.ts";
import { lookUpFew } from "./country-search.ts";
import { HOURS_PARAMS } from "./hours-path.ts";

/** Without how many hours a job should share, which only concerns a list. */
const CLOCK_PARAMS = HOURS_PARAMS.filter((name) => name !== "common");

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

/**
 * The country and working hours in a query that the browser does not remember, as a query.
 *
 * @example listUnremembered(new URLSearchParams("from=NG&type=contract"), "BR"); // "from=NG"
 */
export function listUnremembered(asked: URLSearchParams, remembered: string | undefined): string {
  const own = new URLSearchParams(withReader("", remembered));
  const unremembered = [[READER_PARAM], CLOCK_PARAMS].filter((names) =>
    names.some((name) => (asked.get(name) ?? "") !== (own.get(name) ?? "")),
  );
  const written = unremembered.flat().map((name) => [name, asked.get(name) ?? ""]);
  return new URLSearchParams(written.filter(([, text]) => text !== "")).toString();
}
