import * as z from "zod/mini";

import { CountryCount } from "../job/country-count.ts";
import type { CallableContract } from "./callable-contract.ts";

/** Empty. */
export const ListNamedCountriesRequest = z.object({});

/** The countries that open jobs name directly, most frequent first; jobs open to a region or anyone name none. */
export const ListNamedCountriesResponse = z.object({ countries: z.array(CountryCount) });

export const ListNamedCountries: CallableContract<
  typeof ListNamedCountriesRequest,
  typeof ListNamedCountriesResponse
> = {
  name: "listNamedCountries",
  request: ListNamedCountriesRequest,
  response: ListNamedCountriesResponse,
  cost: 20,
};
