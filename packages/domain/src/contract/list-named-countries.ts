import * as z from "zod/mini";

import { CountryCount } from "../job/country-count.ts";
import type { CallableContract } from "./callable-contract.ts";

/** Asks for nothing. */
export const ListNamedCountriesRequest = z.object({});

/** The countries that open jobs name themselves, the one that most do first: what is open to a region or to anyone names none. */
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
