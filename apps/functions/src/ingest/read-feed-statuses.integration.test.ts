import { beforeAll, describe, expect, it } from "vitest";

import { openTestDatabase } from "../testing/open-test-database.ts";
import { FEED_STATES } from "./feed-state.ts";
import { readFeedStatuses } from "./read-feed-statuses.ts";

const { firestore } = openTestDatabase("feed-statuses");
const now = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const TOKENS = ["a", "b", "c", "d", "failed", "overdue"];

const listBoards = async (maxBoards?: number) => {
  const { feeds, moreFeeds } = await readFeedStatuses(firestore, {
    now,
    ...(maxBoards !== undefined && { maxBoards }),
  });
  const boards = feeds.map(({ feed }) => feed).filter((feed) => feed.startsWith("lever."));
  return { boards: boards.map((feed) => feed.slice("lever.".length)), moreFeeds, total: feeds.length };
};

beforeAll(async () => {
  const batch = firestore.batch();
  for (const token of TOKENS) {
    batch.set(firestore.doc(`companyBoards/lever.${token}`), { source: "lever", token });
    batch.set(firestore.doc(`${FEED_STATES}/lever.${token}`), { askedAt: hoursAgo(0), failures: 0 });
  }
  batch.update(firestore.doc(`${FEED_STATES}/lever.failed`), { failures: 1 });
  batch.update(firestore.doc(`${FEED_STATES}/lever.overdue`), { askedAt: hoursAgo(30) });
  await batch.commit();
});

describe("companies' boards, where there are many", () => {
  it("are listed up to a limit, those with problems first, and the rest is counted", async () => {
    expect(await listBoards(4)).toMatchObject({ boards: ["a", "b", "failed", "overdue"], moreFeeds: 2 });
    expect(await listBoards(1)).toMatchObject({ boards: ["failed"], moreFeeds: 5 });
  });

  it("are all listed if within the limit, or without one", async () => {
    expect(await listBoards(6)).toMatchObject({ boards: TOKENS, moreFeeds: 0 });
    expect(await listBoards()).toMatchObject({ boards: TOKENS, moreFeeds: 0 });
  });

  it("do not affect the feeds of other sources", async () => {
    const all = await listBoards();
    expect((await listBoards(1)).total).toBe(all.total - 5);
  });
});
