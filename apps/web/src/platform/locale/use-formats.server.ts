import Negotiator from "negotiator";
import { cookies, headers } from "next/headers";
import { cache, use } from "react";

import { loadRates } from "../backend/load-rates.ts";
import { READER_COOKIE, readRemembered } from "../requests/reader-search.ts";
import { createFormats, DEFAULT_LOCALE, type Formats } from "./formats.ts";
import { PAY_COOKIE, readPayCookie, type ReaderPay } from "./reader-pay.ts";
import { suggestTerms } from "./reader-terms.ts";

// Browsers send a handful of tags; the limit stops deliberately long headers.
const MAX_HEADER = 200;

const readLocale = cache(async () => pickLocale((await headers()).get("accept-language")));

/** The formats of this request's visitor. */
export const readFormats = cache(async () => createFormats(await readLocale(), await readReaderPay()));

/** This request's terms of pay, as chosen by the visitor or suggested by their country. */
export const readReaderPay = cache(async (): Promise<ReaderPay | undefined> => {
  const jar = await cookies();
  const said = readPayCookie(jar.get(PAY_COOKIE)?.value);
  const { country } = readRemembered(jar.get(READER_COOKIE)?.value);
  const terms = said ?? suggestTerms(country, await readLocale());
  return terms && { terms, said, leastPay: said?.min, rates: await loadRates() };
});

/** The server's counterpart of `locale-provider.tsx`. */
export function useFormats(): Formats {
  return use(readFormats());
}

/**
 * The first locale of an `Accept-Language` header (by weight, RFC 9110) that numbers, money and dates can be formatted
 * in. The text stays English.
 *
 * @example pickLocale("tlh, de-AT;q=0.8, en;q=0.5"); // "de-AT"
 */
export function pickLocale(acceptLanguage: string | null): string {
  const header = { "accept-language": acceptLanguage?.slice(0, MAX_HEADER) ?? "" };
  const wanted = new Negotiator({ headers: header }).languages();
  return wanted.find(isKnown) ?? DEFAULT_LOCALE;
}

function isKnown(tag: string): boolean {
  // Extensions ("en-u-nu-thai") could request more than a language.
  if (!/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag)) return false;
  return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
}
