import { filtersFromQuery } from "@farwork/domain/filter";
import { readCountry } from "@farwork/domain/reader";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";

import {
  ANY_COUNTRY,
  READER_COOKIE,
  READER_PARAM,
  withReader,
} from "../../platform/requests/reader-search.ts";

/**
 * A listing's query, completed with what the browser remembers. Redirects to the code of a country given by another
 * name or a city, as the form without scripts sends it.
 */
export const readListingSearch = cache(async (search: string): Promise<string> => {
  const params = new URLSearchParams(search);
  const text = params.get(READER_PARAM) ?? "";
  const isUnread = text !== "" && text !== ANY_COUNTRY && filtersFromQuery(params).from.country === undefined;
  const country = isUnread ? readCountry(text) : undefined;
  if (country !== undefined) {
    params.set(READER_PARAM, country);
    redirect(`/?${params}`);
  }
  return withReader(search, (await cookies()).get(READER_COOKIE)?.value);
});
