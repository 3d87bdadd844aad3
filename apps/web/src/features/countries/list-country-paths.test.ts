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

it("the backend is asked a few questions at a time, however many countries there are", async () => {
  let atOnce = 0;
  let most = 0;
  let asked = 0;
  const paths = await listCountryPaths(async ({ location }) => {
    asked += 1;
    most = Math.max(most, (atOnce += 1));
    await Promise.resolve();
    atOnce -= 1;
    return buildListing({
      facets: buildFacets({ location: location.map((value) => ({ value, count: 9 })), categories: [] }),
    });
  });
  expect(paths.length).toBeGreaterThan(200);
  expect(asked).toBeGreaterThan(40);
  expect(most).toBe(5);
});
