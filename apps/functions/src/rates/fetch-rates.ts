import { FetchRates } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { readRates } from "./read-rates.ts";

/** Returns the exchange rates for pay, for pages that show it in the reader's currency. */
export const fetchRates = callable(FetchRates, async () => ({ rates: await readRates() }));
