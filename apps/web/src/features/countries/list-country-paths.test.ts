import { expect, it } from "vitest";

import { buildFacets, buildListing } from "../../testing/build-listing.ts";
import { listCountryPaths } from "./list-country-paths.ts";

it("countries and fields have a page for search engines from five jobs up that name them", async () => {
  const paths = await listCountryPaths(async ({ location }) =>
    buildListing({
      facets: buildFacets({
        location: [
          { value: "worldwide", count: 100 },
          { value: "latam", count: 400 },
          { value: "BR", count: 105 },
          { value: "AR", count: 104 },
          { value: "DE", count: 190 },
        ],
        categories: [
          { value: "design", count: location.includes("DE") ? 5 : 4 },
          { value: "data", count: 4 },
        ],
      }),
    }),
  );
  expect(paths).toEqual(["/in/germany", "/in/brazil", "/in/germany/design"]);
});
