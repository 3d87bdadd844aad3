import * as z from "zod/mini";

import { ReferenceRates } from "../rates/rates.ts";
import type { CallableContract } from "./callable-contract.ts";

/** Asks for nothing. */
export const FetchRatesRequest = z.object({});

/** At which the functions compare pay now. */
export const FetchRatesResponse = z.object({ rates: ReferenceRates });

export const FetchRates: CallableContract<typeof FetchRatesRequest, typeof FetchRatesResponse> = {
  name: "fetchRates",
  request: FetchRatesRequest,
  response: FetchRatesResponse,
  cost: 5,
};
