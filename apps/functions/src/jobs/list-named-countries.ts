import { countCountries, ListNamedCountries } from "@farwork/domain";

import { callable } from "../requests/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";

/** Returns the countries that deserve their own page, by the number of open jobs that name them. Takes no reads. */
export const listNamedCountries = callable(ListNamedCountries, async () => ({
  countries: countCountries(await readJobIndex(), new Date()),
}));
