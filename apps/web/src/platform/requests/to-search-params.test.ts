import { expect, it } from "vitest";

import { toSearchParams } from "./to-search-params.ts";

it("reads repeated parameters, and leaves out missing ones", () => {
  const params = toSearchParams({ type: ["a", "b"], q: "c", page: undefined });
  expect(params.toString()).toBe("type=a&type=b&q=c");
});
