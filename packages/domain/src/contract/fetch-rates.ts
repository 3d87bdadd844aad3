import * as z from "zod/mini";

import { ReferenceRates } from "../rates/rates.ts";
import type { CallableContract } from "./callable-contract.ts";

/** Empty. */
export const FetchRatesRequest = z.object({});

/** The exchange rates that the functions currently use. */
export const FetchRatesResponse = z.object({ rates: ReferenceRates });

export const FetchRates: CallableContract<typeof FetchRatesRequest, typeof FetchRatesResponse> = {
  name: "fetchRates",
  request: FetchRatesRequest,
  response: FetchRatesResponse,
  cost: 5,
};
