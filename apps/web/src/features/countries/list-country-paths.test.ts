import { expect, it } from "vitest";

import { listCountryPaths } from "./load-country.ts";

it("countries and categories have an indexed page from five jobs that name the country", () => {
  const paths = listCountryPaths([
    {
      country: "DE",
      count: 10,
      categories: [
        { value: "design", count: 5 },
        { value: "data", count: 4 },
        { value: "unheard-of", count: 9 },
      ],
    },
    { country: "BR", count: 5, categories: [{ value: "data", count: 4 }] },
    { country: "AR", count: 4, categories: [{ value: "data", count: 4 }] },
  ]);
  expect(paths).toEqual(["/in/germany", "/in/brazil", "/in/germany/design"]);
});
