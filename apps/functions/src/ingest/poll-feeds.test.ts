import { findFeedSource } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { readCompanyBoard } from "./company-boards.ts";
import { type Feed, feedId } from "./feed.ts";
import { orderByLastAsked, pollSequentially } from "./poll-feeds.ts";

function board(token: string): Feed {
  const source = findFeedSource("lever");
  const read = source && readCompanyBoard(source, token);
  if (!read?.ok) throw new Error(`${token} is no board`);
  return read.value;
}
const [ada, bob, cyd] = [board("ada"), board("bob"), board("cyd")];
const tokens = (feeds: readonly Feed[]) => feeds.map((feed) => feed.board?.token);
const askedAt = (minute: number) => ({ failures: 0, askedAt: new Date(Date.UTC(2026, 0, 1, 12, minute)) });

it("starts with boards never polled, then the one polled longest ago", () => {
  const states = new Map([
    [feedId(ada), askedAt(9)],
    [feedId(bob), askedAt(3)],
  ]);
  expect(tokens(orderByLastAsked([ada, bob, cyd], states))).toEqual(["cyd", "bob", "ada"]);
});

describe("sequential polling", () => {
  /** Polls that take a minute each. */
  function polls(failing?: Feed) {
    const polled: Feed[] = [];
    let minutes = 0;
    const poll = async (feed: Feed) => {
      polled.push(feed);
      minutes += 1;
      if (feed === failing) throw new Error("no database");
    };
    return { polled, poll, clock: () => minutes * 60_000 };
  }

  it("polls all it has time for", async () => {
    const { polled, poll, clock } = polls();
    expect(await pollSequentially([ada, bob, cyd], poll, { clock, budgetMs: 180_000 })).toEqual([]);
    expect(tokens(polled)).toEqual(["ada", "bob", "cyd"]);
  });

  it("starts none when time is up, and returns the rest", async () => {
    const { polled, poll, clock } = polls();
    const left = await pollSequentially([ada, bob, cyd], poll, { clock, budgetMs: 61_000 });
    expect(tokens(polled)).toEqual(["ada", "bob"]);
    expect(tokens(left)).toEqual(["cyd"]);
  });

  it("continues after a failure, and fails at the end", async () => {
    const { polled, poll, clock } = polls(bob);
    const polling = pollSequentially([ada, bob, cyd], poll, { clock, budgetMs: 600_000 });
    await expect(polling).rejects.toMatchObject({ errors: [new Error("no database")] });
    expect(tokens(polled)).toEqual(["ada", "bob", "cyd"]);
  });
});
