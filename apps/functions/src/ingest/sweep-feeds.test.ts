import { findFeedSource } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { readCompanyBoard } from "./company-boards.ts";
import { type Feed, feedId } from "./feed.ts";
import { orderByLastAsked, sweepInTurn } from "./sweep-feeds.ts";

function board(token: string): Feed {
  const source = findFeedSource("lever");
  const read = source && readCompanyBoard(source, token);
  if (!read?.ok) throw new Error(`${token} is no board`);
  return read.value;
}
const [ada, bob, cyd] = [board("ada"), board("bob"), board("cyd")];
const tokens = (feeds: readonly Feed[]) => feeds.map((feed) => feed.board?.token);
const askedAt = (minute: number) => ({ failures: 0, askedAt: new Date(Date.UTC(2026, 0, 1, 12, minute)) });

it("begins with boards nobody asked yet, then with the one asked longest ago", () => {
  const states = new Map([
    [feedId(ada), askedAt(9)],
    [feedId(bob), askedAt(3)],
  ]);
  expect(tokens(orderByLastAsked([ada, bob, cyd], states))).toEqual(["cyd", "bob", "ada"]);
});

describe("sweeping in turn", () => {
  /** Sweeps that take a minute each. */
  function sweeps(failing?: Feed) {
    const swept: Feed[] = [];
    let minutes = 0;
    const sweep = async (feed: Feed) => {
      swept.push(feed);
      minutes += 1;
      if (feed === failing) throw new Error("no database");
    };
    return { swept, sweep, clock: () => minutes * 60_000 };
  }

  it("asks all there is time for", async () => {
    const { swept, sweep, clock } = sweeps();
    expect(await sweepInTurn([ada, bob, cyd], sweep, { clock, budgetMs: 180_000 })).toEqual([]);
    expect(tokens(swept)).toEqual(["ada", "bob", "cyd"]);
  });

  it("begins none when the time is over, and says which are left", async () => {
    const { swept, sweep, clock } = sweeps();
    const left = await sweepInTurn([ada, bob, cyd], sweep, { clock, budgetMs: 61_000 });
    expect(tokens(swept)).toEqual(["ada", "bob"]);
    expect(tokens(left)).toEqual(["cyd"]);
  });

  it("goes on after one that fails, and fails in the end", async () => {
    const { swept, sweep, clock } = sweeps(bob);
    const sweeping = sweepInTurn([ada, bob, cyd], sweep, { clock, budgetMs: 600_000 });
    await expect(sweeping).rejects.toMatchObject({ errors: [new Error("no database")] });
    expect(tokens(swept)).toEqual(["ada", "bob", "cyd"]);
  });
});
