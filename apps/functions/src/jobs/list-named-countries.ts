import { countCountries, ListNamedCountries } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";

/** Which countries are worth a page of their own, by the open jobs that name them. Costs no read. */
export const listNamedCountries = callable(ListNamedCountries, async () => ({
  countries: countCountries(await readJobIndex(), new Date()),
}));
