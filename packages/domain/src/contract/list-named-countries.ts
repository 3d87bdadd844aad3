import * as z from "zod/mini";

import { CountryCount } from "../job/country-count.ts";
import type { PublicContract } from "./callable-contract.ts";

/** Empty. */
export const ListNamedCountriesRequest = z.object({});

/** The countries that open jobs name directly, most frequent first; jobs open to a region or anyone name none. */
export const ListNamedCountriesResponse = z.object({ countries: z.array(CountryCount) });

/** Counts the open jobs that name each country itself, in total and by category. */
export const ListNamedCountries: PublicContract<
  typeof ListNamedCountriesRequest,
  typeof ListNamedCountriesResponse
> = {
  name: "listNamedCountries",
  callers: "anyone",
  request: ListNamedCountriesRequest,
  response: ListNamedCountriesResponse,
  example: {},
  cost: 20,
};
