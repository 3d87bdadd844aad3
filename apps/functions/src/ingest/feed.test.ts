import { type FeedAdapter, findFeedAdapter } from "@farwork/domain";
import { expect, it } from "vitest";

import { feedAddress, feedId, isOneOfMany } from "./feed.ts";

function need(id: string): FeedAdapter {
  const adapter = findFeedAdapter(id);
  if (adapter === undefined) throw new Error(`no adapter ${id}`);
  return adapter;
}

const remotive = { adapter: need("remotive") };
const boards = { adapter: need("lever") };
const board = { ...boards, board: { token: "tern-maps", companyName: "Tern Maps" } };

it("is identified by its source and board, if any", () => {
  expect([remotive, boards, board].map(feedId)).toEqual(["remotive", "lever", "lever.tern-maps"]);
});

it("has the URL of its source or board", () => {
  expect([remotive, boards, board].map(feedAddress)).toEqual([
    "https://remotive.com/api/remote-jobs",
    undefined,
    "https://api.lever.co/v0/postings/tern-maps?mode=json",
  ]);
});

it("escapes its token in the URL", () => {
  const odd = { ...boards, board: { token: "a/../b?c", companyName: "Odd" } };
  expect(feedAddress(odd)).toBe("https://api.lever.co/v0/postings/a%2F..%2Fb%3Fc?mode=json");
});

it("may be any company's if its source has boards and none is named", () => {
  expect([remotive, boards, board].map(isOneOfMany)).toEqual([false, true, false]);
});
