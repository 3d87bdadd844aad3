import Negotiator from "negotiator";

import { DEFAULT_LOCALE } from "./default-locale.ts";

/**
 * The first locale of an `Accept-Language` header (RFC 9110, by weight) that numbers, money and dates can be written
 * for. Words stay English whatever it is.
 *
 * @example pickLocale("tlh, de-AT;q=0.8, en;q=0.5"); // "de-AT"
 */
export function pickLocale(acceptLanguage: string | null): string {
  const header = { "accept-language": acceptLanguage?.slice(0, MAX_HEADER) ?? "" };
  const wanted = new Negotiator({ headers: header }).languages();
  return wanted.find(isKnown) ?? DEFAULT_LOCALE;
}

// Browsers send a handful of tags; a header made long on purpose is not read to its end.
const MAX_HEADER = 200;

function isKnown(tag: string): boolean {
  // Extensions ("en-u-nu-thai") may ask for odder things than a language.
  if (!/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag)) return false;
  return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
}
