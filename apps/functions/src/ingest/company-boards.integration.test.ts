import { findFeedSource } from "@farwork/domain";
import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { openTestDatabase } from "../testing/open-test-database.ts";
import {
  forgetBoard,
  readCompanyBoard,
  readCompanyBoards,
  restoreBoard,
  rememberBoard,
} from "./company-boards.ts";
import { type Feed, feedId } from "./feed.ts";

const { firestore } = openTestDatabase("boards");
beforeEach(async () => {
  await firestore.recursiveDelete(firestore.collection("companyBoards"));
});

function board(sourceId: string, token: string, company?: string): Feed {
  const source = findFeedSource(sourceId);
  const read = source && readCompanyBoard(source, token, company);
  if (!read?.ok) throw new Error(`${token} is no board`);
  return read.value;
}
const listIds = async () => (await readCompanyBoards(firestore)).map(feedId);

describe("companies' boards", () => {
  it("are registered with the company's name, if given", async () => {
    await rememberBoard(firestore, board("lever", "tern-maps", "Tern Maps"));
    await rememberBoard(firestore, board("ashby", "Basalt Labs"));
    expect((await readCompanyBoards(firestore)).map((feed) => feed.board)).toEqual([
      { token: "tern-maps", companyName: "Tern Maps" },
      { token: "Basalt Labs", companyName: undefined },
    ]);
  });

  it("are listed by source and token, whatever the order of registration", async () => {
    for (const token of ["z", "a"]) await rememberBoard(firestore, board("ashby", token));
    await rememberBoard(firestore, board("greenhouse", "m"));
    expect(await listIds()).toEqual(["greenhouse.m", "ashby.a", "ashby.z"]);
    const ashby = await readCompanyBoards(firestore, findFeedSource("ashby"));
    expect(ashby.map(feedId)).toEqual(["ashby.a", "ashby.z"]);
  });

  it("are each registered once, under the latest name", async () => {
    await rememberBoard(firestore, board("lever", "tern", "Tern"));
    await rememberBoard(firestore, board("lever", "tern", "Tern Maps"));
    expect((await readCompanyBoards(firestore)).map((feed) => feed.board?.companyName)).toEqual([
      "Tern Maps",
    ]);
  });

  it("keep their name if polled without one", async () => {
    await rememberBoard(firestore, board("lever", "tern", "Tern Maps"));
    const nameOf = async (feed: Feed) => (await restoreBoard(firestore, feed)).board?.companyName;
    expect(await nameOf(board("lever", "tern"))).toBe("Tern Maps");
    expect(await nameOf(board("lever", "tern", "TERN"))).toBe("TERN");
    expect(await nameOf(board("lever", "basalt"))).toBeUndefined();
  });

  it("are removed when dropped, and no others", async () => {
    await rememberBoard(firestore, board("lever", "tern"));
    await rememberBoard(firestore, board("lever", "basalt"));
    await forgetBoard(firestore, board("lever", "tern"));
    expect(await listIds()).toEqual(["lever.basalt"]);
  });

  it("are left out and logged if invalid", async () => {
    const logged = vi.spyOn(logger, "write").mockImplementation(() => {});
    await firestore.doc("companyBoards/lever.x").set({ source: "lever", token: "a/b" });
    await firestore.doc("companyBoards/remotive.x").set({ source: "remotive", token: "x" });
    expect(await listIds()).toEqual([]);
    expect(logged.mock.calls.map(([line]) => line["board"])).toEqual(["lever.x", "remotive.x"]);
  });
});
