import { FetchRates } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { readRates } from "./read-rates.ts";

/** The rates at which pay is compared, for pages that show it in their reader's currency. */
export const fetchRates = callable(FetchRates, async () => ({ rates: await readRates() }));
