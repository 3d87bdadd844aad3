import { MAX_SEARCH_QUERY } from "@farwork/domain/saved-search";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createClient } from "./client.ts";
import { updateSavedSearch } from "./saved-searches.ts";

let app: FirebaseApp;
const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", network);
  app = initializeApp({ projectId: "demo-farwork", apiKey: "any" }, "saved-searches");
});
afterEach(async () => {
  await deleteApp(app);
});

it("a query that is too long once normalised is refused before anything is sent", async () => {
  // Each of these letters is stored as nine.
  const query = `tag=${Array.from({ length: 20 }, (_, at) => `${"潮".repeat(30)}${at}`).join(",")}`;
  expect(query.length).toBeLessThan(MAX_SEARCH_QUERY);
  await expect(updateSavedSearch(createClient(app), "search-1", { query })).rejects.toMatchObject({
    name: "DataError",
    code: "invalid-argument",
    field: "query",
  });
  expect(network).not.toHaveBeenCalled();
});
