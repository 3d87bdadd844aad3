import { expect, it } from "vitest";
import * as z from "zod/mini";

import { MAX_MARKED_PAGE_SIZE } from "./marked-jobs.ts";
import { ReadSessionRequest } from "./read-session.ts";

it("limits a page of a list to twenty jobs, or fewer if requested", () => {
  const ask = (query: object) =>
    z.safeParse(ReadSessionRequest, { sessionCookie: "a", lists: { saved: query } }).data?.lists.saved;
  expect(ask({})).toEqual({ page: 1, pageSize: 20 });
  expect(ask({ page: 2, pageSize: 5 })).toEqual({ page: 2, pageSize: 5 });
  for (const pageSize of [MAX_MARKED_PAGE_SIZE + 1, 0, 1.5, 1e9]) expect(ask({ pageSize })).toBeUndefined();
  for (const page of [0, -1, 1.5, 1e9]) expect(ask({ page })).toBeUndefined();
});
