import { expect, it } from "vitest";

import { dropFilter } from "./drop-filter.ts";
import type { FilterName } from "./filter-names.ts";
import { filtersFromQuery, filtersToQuery } from "./filter-query.ts";

it.each<[FilterName, string, string]>([
  ["job_type", "q=react&type=contract,-freelance&tag=-go", "q=react&tag=-go"],
  ["salary", "type=contract&salary_min=50000&currency=EUR&unstated=1", "type=contract"],
  ["from", "from=BR&certain=1&posted=7d", "posted=7d"],
  ["date_posted", "from=BR&posted=7d", "from=BR"],
  ["search", "q=react&posted=7d", "posted=7d"],
  ["hours", "zone=Africa/Lagos&starts=8&common=4", "zone=Africa%2FLagos&starts=8"],
])("drops all values of %s, and nothing else", (name, query, left) => {
  const filters = filtersFromQuery(new URLSearchParams(query));
  expect(filtersToQuery(dropFilter(filters, name)).toString()).toBe(left);
});
