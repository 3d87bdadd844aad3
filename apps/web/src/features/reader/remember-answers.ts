import { filtersFromQuery } from "@farwork/domain/filter";
import { hasRate } from "@farwork/domain/rates";
import { readCountry } from "@farwork/domain/reader";
import { NextResponse } from "next/server";

import { PAY_COOKIE, readAskedPay, readPayCookie, writePayCookie } from "../../platform/locale/reader-pay.ts";
import { isFromOurPage } from "../../platform/requests/is-from-our-page.ts";
import {
  READER_COOKIE,
  READER_PARAM,
  REMEMBER_COUNTRY,
  REMEMBER_PARAM,
  readRemembered,
  writeRemembered,
} from "../../platform/requests/reader-search.ts";
import { formatDeviceCookie } from "../../platform/storage/device-cookie.ts";

/** The pages that ask: the listing and jobs. */
const ASKING = /^\/(?:jobs\/[^/]+)?$/;

type Cookie = readonly [name: string, text: string];

/**
 * Stores the answers of links, and of forms without scripts, in cookies: the country, chosen or cleared, and changed
 * terms of pay. Redirects to the list or job they ask for; undefined if there is nothing to remember.
 */
export function rememberAnswers({ url, headers }: Request, siteUrl: string, remembered?: string) {
  const { searchParams: params, pathname } = new URL(url);
  const marks = params.getAll(REMEMBER_PARAM);
  if (!ASKING.test(pathname) || marks.length === 0) return undefined;
  params.delete(REMEMBER_PARAM);
  const answers = [
    ...(marks.includes(REMEMBER_COUNTRY) ? takeCountry(params, remembered) : []),
    ...takePay(params, marks),
  ];
  const answer = NextResponse.redirect(new URL(`${pathname}?${params}`, url), 303);
  // Links must not choose for the reader: neither those of other sites, nor those in a description, which send no
  // referrer.
  if (!isFromOurPage(headers, siteUrl) || !namesOurPage(headers, siteUrl)) return answer;
  for (const [name, text] of answers)
    answer.headers.append("set-cookie", formatDeviceCookie(name, text, siteUrl.startsWith("https:")));
  return answer;
}

function namesOurPage(headers: Headers, siteUrl: string): boolean {
  return URL.parse(headers.get("referer") ?? "")?.origin === new URL(siteUrl).origin;
}

/** Also replaces the country in `params` by its code. Text that is not a country is left to the page, which says so. */
function takeCountry(params: URLSearchParams, remembered?: string): readonly Cookie[] {
  const text = (params.get(READER_PARAM) ?? "").trim();
  const country = filtersFromQuery(params).from.country ?? readCountry(text);
  if (country !== undefined) params.set(READER_PARAM, country);
  else if (text === "") params.delete(READER_PARAM);
  else return [];
  return [[READER_COOKIE, writeRemembered({ ...readRemembered(remembered), country })]];
}

/** Unchanged terms are no answer, unless an amount goes with them. */
function takePay(params: URLSearchParams, marks: readonly string[]): readonly Cookie[] {
  const asked = readAskedPay(params);
  const shown = marks.map(readPayCookie).find((terms) => terms !== undefined);
  if (!asked || !shown || !hasRate(asked.currency)) return [];
  const isChanged = asked.currency !== shown.currency || asked.period !== shown.period;
  return isChanged || asked.min !== undefined ? [[PAY_COOKIE, writePayCookie(asked)]] : [];
}
