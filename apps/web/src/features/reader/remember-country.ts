import { filtersFromQuery } from "@farwork/domain/filter";
import { readCountry } from "@farwork/domain/reader";
import { NextResponse } from "next/server";

import { isFromOurPage } from "../../platform/requests/is-from-our-page.ts";
import {
  READER_COOKIE,
  READER_PARAM,
  REMEMBER_PARAM,
  readRemembered,
  writeRemembered,
} from "../../platform/requests/reader-search.ts";
import { formatDeviceCookie } from "../../platform/storage/device-cookie.ts";

/**
 * Has a browser without scripts remember the country that its reader chose, or that they chose none, and leads on to the list
 * that the form asks for; undefined where nothing is to be remembered. What is no country is left to the list, which says so.
 */
export function rememberCountry({ url, headers }: Request, siteUrl: string, remembered?: string) {
  const { searchParams: params, pathname } = new URL(url);
  if (pathname !== "/" || !params.has(REMEMBER_PARAM)) return undefined;
  params.delete(REMEMBER_PARAM);
  const text = (params.get(READER_PARAM) ?? "").trim();
  const country = filtersFromQuery(params).from.country ?? readCountry(text);
  if (country !== undefined) params.set(READER_PARAM, country);
  else if (text === "") params.delete(READER_PARAM);
  const answer = NextResponse.redirect(new URL(`/?${params}`, url), 303);
  // No other site's link chooses for them.
  if ((country !== undefined || text === "") && isFromOurPage(headers, siteUrl)) {
    const reader = writeRemembered({ ...readRemembered(remembered), country });
    const cookie = formatDeviceCookie(READER_COOKIE, reader, siteUrl.startsWith("https:"));
    answer.headers.set("set-cookie", cookie);
  }
  return answer;
}
