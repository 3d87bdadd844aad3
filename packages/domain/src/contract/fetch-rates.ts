import * as z from "zod/mini";

import { ReferenceRates } from "../rates/rates.ts";
import type { PublicContract } from "./callable-contract.ts";

/** Empty. */
export const FetchRatesRequest = z.object({});

/** The exchange rates that the functions currently use. */
export const FetchRatesResponse = z.object({ rates: ReferenceRates });

/** Returns the exchange rates used to compare pay. */
export const FetchRates: PublicContract<typeof FetchRatesRequest, typeof FetchRatesResponse> = {
  name: "fetchRates",
  callers: "anyone",
  request: FetchRatesRequest,
  response: FetchRatesResponse,
  example: {},
  cost: 5,
};
